/** Wider than usual: M and W, signs that fill a square, pictures. */
const WIDE =
  /[MWmw@]|\p{Script=Han}|\p{Script=Hiragana}|\p{Script=Katakana}|\p{Script=Hangul}|\p{Extended_Pictographic}/gu;
/** By so much of a letter. */
const MORE = 0.75;

/** As many usual letters as this name takes the place of: it is set smaller by them, and never cut. */
export const lettersOf = (name: string): number => name.length + MORE * (name.match(WIDE)?.length ?? 0);
