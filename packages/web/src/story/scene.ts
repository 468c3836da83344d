import type { Told } from '@sixgun/engine';
import type { OpenQuestion } from '@sixgun/protocol';

/** Something laid against an attack, or a card turned up for a draw!. */
export interface Laid {
  seat: number;
  /** What it counts as, or what the draw! is for. */
  def: number;
  piece?: number;
  turned?: number;
  /** Not there until it is known. */
  good?: boolean;
}

/** What became of somebody's lives. */
export interface Change {
  seat: number;
  from: number;
  to: number;
  dead?: boolean;
}

/** What lies in the middle: a card, an ability or event, or dice. */
export type Prop =
  | { kind: 'card'; def: number; piece?: number }
  | { kind: 'event'; def: number; piece: number }
  | { kind: 'dice'; face: string; count: number };

/** One thing that happens, from who does it to what comes of it. */
export interface Scene {
  /** Line of the story it begins with. */
  id: number;
  told: Told;
  by?: number;
  to: readonly number[];
  prop: Prop;
  laid: readonly Laid[];
  changes: readonly Change[];
  /** Whom it has missed. */
  spared: readonly number[];
  /** The last thing that came of it. */
  after: Told | null;
  /** What is asked because of it, as far as it has not been answered yet. */
  question: OpenQuestion | null;
  /** Everybody who was asked for an answer. */
  asked: readonly number[];
  /** What was taken of cards that lie open, by whom. */
  taken: readonly { seat: number; card: number }[];
  /** Both sides answer in turn. */
  duel: boolean;
}

const begun = (id: number, told: Told, prop: Prop, by?: number, to: readonly number[] = []): Scene => ({
  id,
  told,
  ...(by === undefined ? {} : { by }),
  to,
  prop,
  laid: [],
  changes: [],
  spared: [],
  after: null,
  question: null,
  asked: [],
  duel: false,
  taken: [],
});

const aimedAt = (seat: number, to: number | undefined): number[] => (to === undefined || to === seat ? [] : [to]);

const cardOf = (def: number, piece?: number): Prop =>
  piece === undefined ? { kind: 'card', def } : { kind: 'card', def, piece };

/** The scene that this line begins, null for a line that begins none. */
export function opening(id: number, told: Told): Scene | null {
  switch (told.what) {
    case 'play':
      return told.against === undefined ? begun(id, told, cardOf(told.as, told.card), told.seat) : null;
    case 'play-at':
      return begun(id, told, cardOf(told.as, told.card), told.seat, aimedAt(told.seat, told.to));
    case 'use':
      if (told.against !== undefined) return null;
      return begun(id, told, cardOf(told.source, told.card), told.seat, aimedAt(told.seat, told.to));
    case 'ability':
      return begun(id, told, cardOf(told.ability), told.seat, aimedAt(told.seat, told.to));
    case 'flip':
      return begun(id, told, cardOf(told.for), told.seat);
    case 'event':
      return begun(id, told, { kind: 'event', def: told.event, piece: told.card });
    case 'hit':
      if (told.cause === undefined) return begun(id, told, { kind: 'dice', face: '1', count: 1 }, told.by, [told.seat]);
      return begun(id, told, cardOf(told.cause), told.by, [told.seat]);
    case 'lose-life':
      return told.cause === undefined ? null : begun(id, told, cardOf(told.cause), undefined, [told.seat]);
    default:
      return thrown(id, told);
  }
}

/** The same for what is done with dice. */
function thrown(id: number, told: Told): Scene | null {
  const dice = (face: string, count = 1): Prop => ({ kind: 'dice', face, count });
  switch (told.what) {
    case 'shot':
      return begun(id, told, dice('1', told.count), told.seat, [told.to]);
    case 'beer':
      return begun(id, told, dice('beer'), told.seat, aimedAt(told.seat, told.to));
    case 'gift':
      return begun(id, told, cardOf(told.ability), told.seat, aimedAt(told.seat, told.to));
    case 'gatling':
      return begun(id, told, dice('gatling', 3), told.seat);
    case 'indians':
      return begun(id, told, dice('arrow'));
    case 'explosion':
      return begun(id, told, dice('dynamite', 3), undefined, [told.seat]);
    case 'bullet-hit':
      return begun(id, told, dice('bullet'), undefined, [told.seat]);
    case 'power':
      return begun(id, told, cardOf(told.role), told.seat);
    default:
      return null;
  }
}

/** Lines that take life. */
const LOSSES = ['hit', 'lose-life', 'gatling-hit', 'indians-hit', 'dynamite-hit', 'bullet-hit'] as const;
export const isLoss = (told: Told): told is Extract<Told, { what: (typeof LOSSES)[number] }> =>
  LOSSES.some((what) => what === told.what);

/** Lines that say nothing a scene could show. */
const SILENT: readonly Told['what'][] = ['turn', 'takes-back', 'reshuffle', 'role-revealed', 'throw', 'arrow', 'chief'];
/** Lines that go into the scene they fall into, unless there is none. */
const WITHIN: readonly Told['what'][] = ['hit', 'lose-life', 'bullet-hit', 'ability', 'use', 'flip'];

/** Does this line belong to the scene that is on, rather than begin another one? */
export function belongs(scene: Scene, told: Told): boolean {
  if (told.what === 'shot') return scene.told.what === 'shot' && scene.by === told.seat && scene.changes.length === 0;
  if (told.what === 'flip') return scene.told.what !== 'flip' || scene.after === null;
  if (told.what === 'ability' || told.what === 'use')
    return 'against' in told ? true : told.seat !== scene.by || isPending(scene);
  return WITHIN.includes(told.what);
}

/** Somebody is aimed at, and nothing has come of it yet. */
const isPending = (scene: Scene): boolean => scene.to.length > 0 && scene.changes.length === 0 && scene.after === null;

const lastLaid = (scene: Scene, change: Partial<Laid>): readonly Laid[] =>
  scene.laid.map((laid, i) => (i === scene.laid.length - 1 ? { ...laid, ...change } : laid));

const lay = (scene: Scene, laid: Laid): Scene => ({
  ...scene,
  laid: [...scene.laid, laid],
  question: laid.good === true ? answered(scene.question) : scene.question,
});

/** One hole less. */
const answered = (question: OpenQuestion | null): OpenQuestion | null =>
  question?.needed === undefined ? question : { ...question, needed: question.needed - 1 };

/** Somebody is asked something because of this scene. */
export function asking(scene: Scene, question: OpenQuestion | null): Scene {
  if (question === null) return { ...scene, question };
  const answers = question.ask === 'answer';
  const duel = scene.duel || (answers && question.wants === 'card' && scene.to.length === 1);
  return { ...scene, question, duel, asked: answers ? [...scene.asked, ...question.seats] : scene.asked };
}

/** The scene with one more line in it; `lives` are those of everybody before and after it. */
export function within(scene: Scene, told: Told, lives: { was: readonly number[]; now: readonly number[] }): Scene {
  if (SILENT.includes(told.what)) return scene;
  const changed = (seat: number): readonly Change[] => {
    const from = scene.changes.find((change) => change.seat === seat)?.from ?? lives.was[seat];
    return [...scene.changes.filter((change) => change.seat !== seat), { seat, from, to: lives.now[seat] }];
  };
  const after = { ...scene, after: told };
  if (isLoss(told)) return { ...after, changes: changed(told.seat), question: null };
  switch (told.what) {
    case 'heal':
      return { ...after, changes: changed(told.seat) };
    case 'dies': {
      const rest = scene.changes.filter((change) => change.seat !== told.seat);
      const from = scene.changes.find((change) => change.seat === told.seat)?.from ?? lives.was[told.seat];
      return { ...after, changes: [...rest, { seat: told.seat, from, to: 0, dead: true }] };
    }
    case 'play':
      return lay(scene, { seat: told.seat, def: told.as, piece: told.card, good: true });
    case 'discard':
      return told.against === undefined
        ? after
        : lay(scene, {
            seat: told.seat,
            def: scene.prop.kind === 'card' ? scene.prop.def : -1,
            piece: told.card,
            good: true,
          });
    case 'use':
      return lay(scene, {
        seat: told.seat,
        def: told.source,
        ...(told.card === undefined ? {} : { piece: told.card }),
      });
    case 'flip': {
      const last = scene.laid.at(-1);
      if (last?.def === told.for && last.turned === undefined)
        return { ...scene, laid: lastLaid(scene, { turned: told.card }) };
      return lay(scene, { seat: told.seat ?? -1, def: told.for, turned: told.card });
    }
    case 'flip-good':
    case 'flip-bad':
      return {
        ...after,
        laid: lastLaid(scene, { good: told.what === 'flip-good' }),
        question: told.what === 'flip-good' ? answered(scene.question) : scene.question,
      };
    case 'jail-escape':
    case 'dynamite-passes':
    case 'dynamite-stays':
      return { ...after, laid: lastLaid(scene, { good: true }) };
    case 'jail-stay':
    case 'dynamite-explodes':
    case 'bomb-explodes':
      return { ...after, to: scene.by === told.seat ? [] : [told.seat], laid: lastLaid(scene, { good: false }) };
    case 'shot-missed':
      return { ...after, spared: [...scene.spared, told.seat], question: null };
    case 'store-take':
      return { ...after, taken: [...scene.taken, { seat: told.seat, card: told.card }] };
    case 'shot':
      return { ...scene, to: [...scene.to, told.to] };
    default:
      return after;
  }
}
