declare module '../../../kernel/story.ts' {
  interface Tellings {
    'jail-escape': { seat: Seat };
    'jail-stay': { seat: Seat };
    'dynamite-passes': { seat: Seat; to: Seat };
    'dynamite-stays': { seat: Seat };
    'dynamite-explodes': { seat: Seat };
  }

  interface Questions {
    'keep-two': object;
  }
}

export {};
