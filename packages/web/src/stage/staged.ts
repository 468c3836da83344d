import type { Scene } from '../story/scene.ts';

/** Pieces that lie on the stage, as plain numbers. */
export function stagedPieces(scene: Scene | null): number[] {
  if (scene === null) return [];
  const own = scene.prop.kind === 'card' && scene.prop.piece !== undefined ? [scene.prop.piece] : [];
  return [...own, ...scene.laid.flatMap(({ piece, turned }) => [piece ?? -1, turned ?? -1])].filter(
    (each) => each >= 0,
  );
}
