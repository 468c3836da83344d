declare module '../../../kernel/story.ts' {
  interface Questions {
    copy: object;
  }
}

export {};
