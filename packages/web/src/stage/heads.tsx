import type { Texts } from '@sixgun/texts';
import { Portrait } from '../art/pictures.tsx';
import type { Scene } from '../story/scene.ts';
import type { TableState } from '../story/table-state.ts';
import { actorOf } from './cast.ts';

interface HeadsProps {
  state: TableState;
  texts: Texts;
  scene: Scene;
  seats: readonly number[];
  /** Who decides just now. */
  now: number;
  /** Who has had it. */
  done: readonly number[];
}

/** Whom a card concerns, in the order of play, with what became of each. */
export function Heads({ state, texts, scene, seats, now, done }: HeadsProps) {
  const { me } = state.info;
  return (
    <ol class={`heads heads-${seats.length}`}>
      {seats.map((seat, i) => {
        const actor = actorOf(state, texts, seat);
        const change = scene.changes.find((each) => each.seat === seat);
        const lost = change === undefined ? 0 : change.from - change.to;
        const waits = seat !== now && !done.includes(seat) && change === undefined;
        const classes = ['head', seat === now && 'now', waits && 'waits', change?.dead && 'gone'];
        return (
          <li key={seat} class={classes.filter(Boolean).join(' ')}>
            <span class="head-face">
              <Portrait character={actor.character} />
            </span>
            <b class="head-name">{actor.name}</b>
            <HeadMark
              lost={lost}
              dead={change?.dead === true}
              now={seat === now}
              waits={waits}
              me={seat === me}
              at={i + 1}
              texts={texts}
            />
          </li>
        );
      })}
    </ol>
  );
}

interface HeadMarkProps {
  lost: number;
  dead: boolean;
  now: boolean;
  waits: boolean;
  me: boolean;
  at: number;
  texts: Texts;
}

function HeadMark({ lost, dead, now, waits, me, at, texts }: HeadMarkProps) {
  if (dead) return <span class="head-mark bad">✝</span>;
  if (lost > 0) return <span class="head-mark bad">−{lost}</span>;
  if (lost < 0) return <span class="head-mark good">+{-lost}</span>;
  if (me && (now || waits)) return <span class={now ? 'head-mark here' : 'head-mark'}>{texts.t('ui.you')}</span>;
  if (now) return <span class="head-mark here">…</span>;
  return waits ? <span class="head-mark">{at}</span> : <span class="head-mark good">✓</span>;
}
