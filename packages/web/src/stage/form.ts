import type { Scene } from '../story/scene.ts';

/** How a scene is laid out. */
export type Form = 'alone' | 'shot' | 'duel' | 'row' | 'store' | 'event' | 'indians';

/** Whom the scene concerns beside the one who does it decides what it looks like. */
export function formOf(scene: Scene): Form {
  const { prop, told, to, by, asked, question } = scene;
  if (prop.kind === 'event') return 'event';
  if (told.what === 'indians') return 'indians';
  if (to.length > 1) return 'row';
  if (to.length === 1) return scene.duel ? 'duel' : 'shot';
  if (question?.ask === 'pick-store' || scene.after?.what === 'store-take') return 'store';
  if (by === undefined) return 'alone';
  const others = [...asked, ...scene.spared, ...scene.changes.map(({ seat }) => seat)];
  return others.some((seat) => seat !== by) ? 'row' : 'alone';
}
