import type { Texts } from '@sixgun/texts';
import { diceEmblems } from '../art/emblems.ts';
import { emblemOf, Icon, Portrait, signs } from '../art/pictures.tsx';
import { actorOf } from '../stage/cast.ts';
import { deathSentence } from '../stage/death-sentence.ts';
import { awardsOf, decisive, type Tally } from '../story/ending.ts';
import type { TableState } from '../story/table-state.ts';

interface EndStoryProps {
  state: TableState;
  texts: Texts;
  tally: Tally;
}

/** Three sentences on what decided the game. */
export function Decided({ state, texts, tally }: EndStoryProps) {
  const { info } = state;
  const moments = decisive(tally);
  if (moments.length === 0) return null;
  return (
    <section class="decided">
      <h3>{texts.t('end.decided')}</h3>
      <ol>
        {moments.map((moment) => {
          const death = 'seat' in moment ? moment : null;
          const sign = death?.cause === undefined ? diceEmblems['1'] : emblemOf(info.defs[death.cause]);
          return (
            <li key={`${moment.turn} ${death?.seat ?? 'turn'}`}>
              <span class="decided-sign">
                <Icon name={sign} />
                <small>{texts.t('end.turn', { n: moment.turn })}</small>
              </span>
              <span>
                {'count' in moment
                  ? texts.t('end.streak', { by: info.names[moment.by], count: moment.count })
                  : deathSentence(state, texts, moment)}
                {death?.price != null && death.by !== undefined && (
                  <> {texts.t(`end.${death.price}`, { by: info.names[death.by] })}</>
                )}
              </span>
            </li>
          );
        })}
      </ol>
    </section>
  );
}

const AWARD_SIGNS = {
  fastest: signs.weapon,
  target: signs.target,
  drinker: diceEmblems.beer,
  thief: signs.hand,
  slippery: 'dodging',
} as const;

/** Who stood out, and by what. */
export function Awards({ state, texts, tally }: EndStoryProps) {
  const awards = awardsOf(tally);
  if (awards.length === 0) return null;
  return (
    <section class="awards">
      <h3>{texts.t('end.awards')}</h3>
      <ul>
        {awards.map(({ kind, seat, count }) => {
          const actor = actorOf(state, texts, seat);
          return (
            <li key={kind} class="award">
              <span class="award-face">
                <Portrait character={actor.character} />
                <span class="award-sign">
                  <Icon name={AWARD_SIGNS[kind]} />
                </span>
              </span>
              <b>{texts.t(`end.${kind}`)}</b>
              <span>{actor.name}</span>
              <small>{texts.t(`end.${kind}-line`, { count })}</small>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
