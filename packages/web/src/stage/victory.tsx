import { everybody, seatsOf } from '@sixgun/engine';
import type { MessageKey, Texts } from '@sixgun/texts';
import { emblemOf, Icon, Portrait } from '../art/pictures.tsx';
import { tallyOf } from '../story/ending.ts';
import type { TableState } from '../story/table-state.ts';
import { counter, defOf, partOf, roleOf } from '../table/box.ts';
import { actorOf } from './cast.ts';
import { deathSentence } from './death-sentence.ts';

type SideName = 'law' | 'outlaws' | 'renegade';
const SIDES: Readonly<Record<string, SideName>> = {
  sheriff: 'law',
  deputy: 'law',
  outlaw: 'outlaws',
  renegade: 'renegade',
};

/** The side that has won, null where it was no side: an event may let the last one standing win alone. */
export function winningSide({ info, view }: TableState): SideName | null {
  const winners = seatsOf(view.winners);
  const sideOf = (seat: number): SideName | undefined => {
    const role = roleOf(info, view, seat);
    // A ghost may have changed sides, so it speaks for none.
    return role < 0 || counter(info, view, 'ghost', seat) !== 0 ? undefined : SIDES[partOf(info, role)];
  };
  if (winners.length === 0 || info.players === 3) return null;
  const side = winners.map(sideOf).find((each) => each !== undefined);
  if (side === undefined) return null;
  const whole = seatsOf(everybody(info.players)).every((seat) => sideOf(seat) !== side || winners.includes(seat));
  return whole || side === 'renegade' ? side : null;
}

export function victoryText(state: TableState): MessageKey {
  const side = winningSide(state);
  if (side !== null) return `end.${side}`;
  return state.view.winners === 0 ? 'end.nobody' : 'end.players';
}

/** Who has won, large, the dead in grey, and under it the last blow. */
export function Victory({ state, texts }: { state: TableState; texts: Texts }) {
  const { info, view, chronicle } = state;
  const winners = seatsOf(view.winners);
  const last = tallyOf(chronicle.lines, info.players).deaths.at(-1);
  const size = winners.length > 4 ? 'small' : winners.length === 1 ? 'single' : '';
  return (
    <section class="stage form-victory" aria-label={texts.t('ui.game-over')}>
      <span class="rays" aria-hidden="true" />
      <h2>{texts.t(victoryText(state))}</h2>
      <ul class={`winners ${size}`}>
        {winners.map((seat) => {
          const actor = actorOf(state, texts, seat);
          const role = roleOf(info, view, seat);
          return (
            <li key={seat} class={actor.out ? 'gone' : ''}>
              <span class="figure-face">
                <Portrait character={actor.character} />
                {role >= 0 && (
                  <span class={`badge role-${partOf(info, role)}`}>
                    <Icon name={emblemOf(defOf(info, role))} />
                  </span>
                )}
              </span>
              <b>{actor.name}</b>
            </li>
          );
        })}
      </ul>
      {last !== undefined && <p class="chalk">{deathSentence(state, texts, last)}</p>}
    </section>
  );
}
