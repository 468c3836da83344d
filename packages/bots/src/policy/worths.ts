/** What the symbols of a throw are worth to a player, in whatever measure he judges by. */
export interface Worths {
  /** One more hit on a seat, after those that are given out already. */
  hit(given: readonly number[], to: number): number;
  /** One more beer for a seat. */
  drink(given: readonly number[], to: number): number;
  /** More shots or beers than this need not be judged. */
  readonly enough: number;
  /** The best that so many shots can do among these seats. */
  shots(targets: readonly number[], n: number): number;
  /** The best that so many beers can do. */
  beers(n: number): number;
  /** A gatling that fires. */
  volley(): number;
  /** What three dynamites cost. */
  explosion(): number;
  /** What an arrow costs. */
  arrow(): number;
  /** The most there is to gain: whoever has that needs no more. */
  most(): number;
}
