declare module 'virtual:pieces' {
  export const pieces: readonly import('./piece.ts').Piece[];
}
