declare module '../../../kernel/story.ts' {
  interface Questions {
    gift: object;
    'arrow-instead': object;
    'own-arrow-back': object;
    'arrow-back': object;
  }
}

export {};
