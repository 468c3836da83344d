declare module '../../kernel/story.ts' {
  interface Tellings {
    'dynamite-to-stick': { seat: Seat };
    'stick-moves': { seat: Seat };
    'joins-side': { seat: Seat; role: Def };
  }
}

export {};
