import { Names, plain } from '@sixgun/narration';
import type { Texts } from '@sixgun/texts';
import { diceEmblems } from '../art/emblems.ts';
import { emblemOf, Icon, Portrait, signs } from '../art/pictures.tsx';
import { actorOf } from '../stage/cast.ts';
import { deathSentence } from '../stage/death-sentence.ts';
import { awardsOf, decisive, type Moment, type Tally } from '../story/ending.ts';
import type { TableState } from '../story/table-state.ts';

interface EndStoryProps {
  state: TableState;
  texts: Texts;
  tally: Tally;
}

/** What happened in such a moment, in a sentence or two. */
function sentenceOf(state: TableState, texts: Texts, moment: Moment): string {
  const { info } = state;
  const names = new Names(texts, { ...info, me: -1 });
  if ('struck' in moment)
    return plain(
      names.say(moment.first ? 'end.first' : 'end.hits', {
        by: names.seat(moment.by),
        name: names.seat(moment.struck),
      }),
    );
  if ('healed' in moment) return texts.t('end.heal', { name: info.names[moment.healed], count: moment.count });
  if ('count' in moment) return texts.t('end.streak', { by: info.names[moment.by], count: moment.count });
  const told = deathSentence(state, texts, moment);
  if (moment.price === null || moment.by === undefined) return told;
  return `${told} ${texts.t(`end.${moment.price}`, { by: info.names[moment.by], count: moment.cards })}`;
}

function signOf({ info }: TableState, moment: Moment): string {
  if ('healed' in moment) return diceEmblems.beer;
  if (!('price' in moment)) return signs.target;
  return moment.cause === undefined ? diceEmblems['1'] : emblemOf(info.defs[moment.cause]);
}

/** Three sentences on what decided the game, each a way into its replay. */
export function Decided({ state, texts, tally, watch }: EndStoryProps & { watch: ((turn: number) => void) | null }) {
  const moments = decisive(tally);
  if (moments.length === 0) return null;
  return (
    <section class="decided">
      <h3>{texts.t('end.decided')}</h3>
      <ol>
        {moments.map((moment) => (
          <li key={sentenceOf(state, texts, moment)}>
            <span class="decided-sign">
              <Icon name={signOf(state, moment)} />
              <small>{texts.t('end.turn', { n: moment.turn })}</small>
            </span>
            <span>{sentenceOf(state, texts, moment)}</span>
            {watch !== null && (
              <button
                type="button"
                class="button round decided-watch"
                aria-label={texts.t('end.watch', { n: moment.turn })}
                onClick={() => watch(moment.turn)}
              >
                ▸
              </button>
            )}
          </li>
        ))}
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
