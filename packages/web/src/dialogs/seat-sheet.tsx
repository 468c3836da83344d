import type { Link } from '@sixgun/narration';
import type { ContentKey, Texts } from '@sixgun/texts';
import { emblemOf, Icon, Portrait, signs } from '../art/pictures.tsx';
import type { TableState } from '../story/table-state.ts';
import { characterOf, defName, defOf, isFresh, moreAbilities, zoneOf } from '../table/box.ts';
import { goalOf } from '../table/own.tsx';
import { Bullets } from '../table/poster.tsx';
import { seatFacts } from '../table/seat-facts.ts';
import { Rulings } from './rulings.tsx';

interface SeatSheetProps {
  state: TableState;
  texts: Texts;
  seat: number;
  look: (link: Link) => void;
}

function CardRow({ state, texts, pieces, look }: Omit<SeatSheetProps, 'seat'> & { pieces: readonly number[] }) {
  const { info } = state;
  return (
    <ul class="card-rows">
      {pieces.map((piece) => {
        const def = defOf(info, piece);
        return (
          <li key={piece}>
            <button type="button" class="card-row" onClick={() => look({ def: info.faces[piece].def, piece })}>
              <span class={`tile frame-${def.colour}`}>
                <Icon name={emblemOf(def)} />
              </span>
              <b>{defName(info, texts, info.faces[piece].def)}</b>
              <span>
                {texts.has(def.key) ? texts.content(def.key).line : ''}
                {isFresh(info, state.view, piece) && <em> ({texts.t('ui.not-this-turn')})</em>}
              </span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}

/** Everything known of one player. */
export function SeatSheet({ state, texts, seat, look }: SeatSheetProps) {
  const { info, view } = state;
  const facts = seatFacts(state, texts, seat);
  const character = characterOf(info, view, seat);
  const text = character < 0 ? '' : defOf(info, character).key;
  const more = moreAbilities(info, view, seat);
  const front = zoneOf(info, view, 'play', seat);
  const known = seat === info.me ? [] : zoneOf(info, view, 'hand', seat).filter((piece) => piece >= 0);
  return (
    <div class="inspect">
      <div class="inspect-picture frame-character">
        <Portrait character={facts.character} />
      </div>
      <div class="inspect-words">
        {character >= 0 && (
          <p class="rule-line">
            <button
              type="button"
              class="name"
              onClick={() => look({ def: info.faces[character].def, piece: character })}
            >
              {facts.characterName}
            </button>
          </p>
        )}
        {texts.has(text) && <p>{texts.content(text).text}</p>}
        <p class="inspect-stats">
          <Bullets life={facts.life} max={facts.max} /> {texts.t('ui.life', { count: facts.life })}
          {' · '}
          {texts.t('ui.cards-in-hand', { count: facts.hand })}
        </p>
        <p class="inspect-stats">
          <Icon name={signs.weapon} /> {facts.weapon}, {texts.t('ui.range', { count: Math.max(facts.reach, 0) })}
          {facts.distance > 0 && ` · ${texts.t('ui.distance', { count: facts.distance })}`}
        </p>
        <p class="inspect-stats">
          {texts.t('ui.role')}:{' '}
          {facts.role < 0 ? (
            texts.t('ui.unknown')
          ) : (
            <>
              <Icon name={emblemOf(defOf(info, facts.role))} />{' '}
              <b>{defName(info, texts, info.faces[facts.role].def)}</b> ({goalOf(info, texts, facts.role)})
            </>
          )}
        </p>
        {more.length > 0 && <h3>{texts.t('ui.more-abilities')}</h3>}
        {more.map((def) => (
          <p key={def} class="more-ability">
            <button type="button" class="name" onClick={() => look({ def, piece: -1 })}>
              {defName(info, texts, def)}
            </button>
            : {texts.has(info.defs[def].key) ? texts.content(info.defs[def].key as ContentKey).text : ''}
          </p>
        ))}
        {front.length > 0 && (
          <>
            <h3>{texts.t('ui.in-play')}</h3>
            <CardRow state={state} texts={texts} pieces={front} look={look} />
          </>
        )}
        {known.length > 0 && (
          <>
            <h3>{texts.t('ui.known-cards')}</h3>
            <CardRow state={state} texts={texts} pieces={known} look={look} />
          </>
        )}
        <Rulings texts={texts} of={text} />
      </div>
    </div>
  );
}
