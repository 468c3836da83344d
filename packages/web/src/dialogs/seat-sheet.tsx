import { pickValue } from '@sixgun/engine';
import type { Link } from '@sixgun/narration';
import type { ContentKey, Texts } from '@sixgun/texts';
import { emblemOf, Icon, Portrait, signs } from '../art/pictures.tsx';
import type { TableState } from '../story/table-state.ts';
import {
  characterOf,
  defName,
  defOf,
  frameOf,
  frontOf,
  holdsLoad,
  isFresh,
  moreAbilities,
  tokenOf,
  zoneOf,
} from '../table/box.ts';
import type { Controller } from '../table/controller.ts';
import { goalOf } from '../table/own.tsx';
import { behind, wordPick } from '../table/picks.ts';
import { Pips } from '../table/pips.tsx';
import { Bullets } from '../table/poster.tsx';
import { groundOf, seatFacts } from '../table/seat-facts.ts';
import { forcePrice } from '../table/shelf-facts.ts';
import { RoleLine } from './role-line.tsx';
import { Rulings } from './rulings.tsx';

interface SeatSheetProps {
  state: TableState;
  texts: Texts;
  seat: number;
  look: (link: Link) => void;
  control: Controller;
}

/** Equipment that can be paid away where it lies. */
function ForceOff({
  state,
  texts,
  control,
  piece,
}: Pick<SeatSheetProps, 'state' | 'texts' | 'control'> & { piece: number }) {
  const { info, decision } = state;
  const node = behind(info, decision, 'break:').find(({ pick }) => pickValue(pick) === piece);
  if (node === undefined) return null;
  const picks = [wordPick(info, 'break:'), node.pick, node.next[0].pick];
  return (
    <button type="button" class="button force-off" onClick={() => control.choose(picks)}>
      {texts.t('ui.force-off')} <Icon name={signs.gold} />
      {forcePrice(info, piece)}
    </button>
  );
}

function CardRow(props: Omit<SeatSheetProps, 'seat'> & { pieces: readonly number[] }) {
  const { state, texts, pieces, look, control } = props;
  const { info } = state;
  return (
    <ul class="card-rows">
      {pieces.map((piece) => {
        const def = defOf(info, piece);
        return (
          <li key={piece}>
            <button type="button" class="card-row" onClick={() => look({ def: info.faces[piece].def, piece })}>
              <span class={`tile frame-${frameOf(info, piece)}`}>
                <Icon name={emblemOf(def)} />
                {holdsLoad(info, piece) && <Pips load={tokenOf(info, state.view, 'load', piece)} />}
              </span>
              <b>{defName(info, texts, info.faces[piece].def)}</b>
              <span>
                {texts.has(def.key) ? texts.content(def.key).line : ''}
                {isFresh(info, state.view, piece) && <em> ({texts.t('ui.not-this-turn')})</em>}
                {holdsLoad(info, piece) && (
                  <em> ({texts.t('ui.loads', { count: tokenOf(info, state.view, 'load', piece) })})</em>
                )}
              </span>
            </button>
            <ForceOff state={state} texts={texts} control={control} piece={piece} />
          </li>
        );
      })}
    </ul>
  );
}

/** Everything known of one player. */
export function SeatSheet({ state, texts, seat, look, control }: SeatSheetProps) {
  const { info, view } = state;
  const facts = seatFacts(state, texts, seat);
  const character = characterOf(info, view, seat);
  const text = character < 0 ? '' : defOf(info, character).key;
  const more = moreAbilities(info, view, seat);
  const said = groundOf(state, texts, seat);
  const front = frontOf(info, view, seat);
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
        {facts.alive && (
          <p class="inspect-stats">
            <Icon name={signs.weapon} /> {facts.weapon}, {texts.t('ui.range', { count: Math.max(facts.reach, 0) })}
            {facts.distance > 0 && ` · ${texts.t('ui.distance', { count: facts.distance })}`}
          </p>
        )}
        {(facts.gold >= 0 || facts.load > 0) && (
          <p class="inspect-stats">
            {facts.gold >= 0 && (
              <>
                <Icon name={signs.gold} /> {texts.t('ui.nuggets', { count: facts.gold })}{' '}
              </>
            )}
            {facts.load > 0 && (
              <>
                <Pips load={facts.load} /> {texts.t('ui.loads', { count: facts.load })}
              </>
            )}
          </p>
        )}
        <RoleLine state={state} texts={texts} role={facts.role} goal={goalOf(info, texts, facts.role)} />
        {said !== '' && (
          <blockquote class="said">
            <q>{said}</q>
          </blockquote>
        )}
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
            <CardRow state={state} texts={texts} pieces={front} look={look} control={control} />
          </>
        )}
        {known.length > 0 && (
          <>
            <h3>{texts.t('ui.known-cards')}</h3>
            <CardRow state={state} texts={texts} pieces={known} look={look} control={control} />
          </>
        )}
        <Rulings texts={texts} of={text} />
      </div>
    </div>
  );
}
