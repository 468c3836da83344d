import { pieces as unsorted } from 'virtual:pieces';
import { type Language, languages, loadTexts, type Texts } from '@sixgun/texts';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { Box } from '../art/box.tsx';
import { pageEmblems } from '../art/emblems.ts';
import { Icon, signs } from '../art/pictures.tsx';
import { artOfSet, loadArt } from '../art/sets.ts';
import { Dialog } from '../dialogs/dialog.tsx';
import { LANGUAGE_NAMES } from '../dialogs/preferences.tsx';
import { goTo, here } from '../state/history.ts';
import { DICE_SETS, learn, speak, useTexts } from '../text/language.ts';
import '../style/setup.css';
import '../style/cards.css';
import '../style/die.css';
import '../style/gallery.css';
import { type Look, lookOf, placeOf } from './address.ts';
import { frameOf, GridFace } from './face.tsx';
import { boxName, OpenPiece } from './open-piece.tsx';
import { boxes, inOrder, type Kind, kindOf, kinds, type Piece } from './piece.ts';
import { nearest, search } from './search.ts';

const pieces = inOrder(unsorted);

const KIND_SIGNS: Readonly<Record<Kind, string>> = {
  cards: signs.hand,
  characters: pageEmblems.person,
  events: signs.eventDeck,
  roles: 'law-star',
  dice: signs.dice,
  tokens: 'broadhead-arrow',
};

/** Wide enough for the open piece to stand beside the grid. */
const BESIDE = '(min-width: 1000px)';

function useBeside(): boolean {
  const [beside, setBeside] = useState(() => matchMedia(BESIDE).matches);
  useEffect(() => {
    const query = matchMedia(BESIDE);
    const listener = () => setBeside(query.matches);
    query.addEventListener('change', listener);
    return () => query.removeEventListener('change', listener);
  }, []);
  return beside;
}

/** Names are looked for in every language; the other two are fetched with the first letter typed. */
function useOthers(texts: Texts, wanted: boolean): readonly Texts[] {
  const [others, setOthers] = useState<readonly Texts[]>([]);
  useEffect(() => {
    if (!wanted) return;
    const rest = languages.filter((language) => language !== texts.language);
    void Promise.all(rest.map((language) => loadTexts(language))).then(setOthers);
  }, [wanted, texts.language]);
  return others;
}

interface PageProps {
  back: () => void;
  /** Opened over a game: the address stays that of the table. */
  over?: boolean;
}

/** Every piece of every box, to be looked up during a quarrel. */
export function Page({ back, over = false }: PageProps) {
  const texts = useTexts();
  const beside = useBeside();
  const [look, setLook] = useState<Look>(() => lookOf(over ? '' : here()));
  const [, drawn] = useState(false);
  const others = useOthers(texts, look.typed !== '');
  useEffect(() => {
    const language = over ? null : lookOf(here()).language;
    void speak(language ?? texts.language).then(() => learn([...boxes, ...DICE_SETS, 'tokens']));
    void loadArt({ packs: Object.keys(artOfSet), variants: {} }).then(() => drawn(true));
  }, []);
  const change = (part: Partial<Look>) => {
    const next = { ...look, ...part };
    setLook(next);
    if (!over) goTo(placeOf(next, texts.language), true);
  };
  const shown = look.boxes.length === 0 ? pieces : pieces.filter(({ box }) => look.boxes.includes(box));
  const found = useMemo(() => search(shown, look.typed, texts, others), [look, texts, others]);
  // Whoever looks for a word looks for it everywhere.
  const hits = look.typed === '' ? found.filter(({ piece }) => kindOf(piece) === look.kind) : found;
  const at = hits.findIndex(({ piece }) => piece.key === look.open);
  const open = pieces.find(({ key }) => key === look.open);
  const close = () => change({ open: null });
  const details = open !== undefined && (
    <OpenPiece
      piece={open}
      texts={texts}
      before={hits[at - 1]?.piece}
      after={at < 0 ? undefined : hits[at + 1]?.piece}
      open={(piece) => change({ open: piece.key })}
    />
  );
  const title = open !== undefined && texts.has(open.key) ? texts.content(open.key).name : '';
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    const next = step === undefined || at < 0 ? undefined : hits[at + step]?.piece;
    if (next === undefined || (event.target as Element).closest('input, select') !== null) return;
    event.preventDefault();
    change({ open: next.key });
    document.querySelector<HTMLElement>(`[data-key="${next.key}"]`)?.focus();
  };
  const Place = over ? 'div' : 'main';
  return (
    <Place class={over ? 'gallery over' : 'gallery planks'} onKeyDown={onKeyDown}>
      {!over && <Head back={back} look={look} />}
      <label class="search">
        <Icon name={pageEmblems.search} />
        <input
          type="search"
          aria-label={texts.t('ui.search')}
          placeholder={texts.t('ui.search-line')}
          value={look.typed}
          onInput={(event) => change({ typed: event.currentTarget.value })}
        />
      </label>
      <div class="filters">
        <Kinds look={look} change={change} />
        <Boxes look={look} change={change} />
      </div>
      <section class="found" aria-label={texts.t('ui.gallery')}>
        <p class="found-line" role="status">
          <span>
            {look.boxes.length === 0
              ? texts.t('ui.all-boxes')
              : look.boxes.map((box) => boxName(texts, box)).join(', ')}
          </span>
          <b>{texts.t('ui.found', { count: hits.length })}</b>
        </p>
        {hits.length === 0 && <Nothing look={look} change={change} shown={pieces} />}
        <ul class="gallery-grid">
          {hits.map(({ piece, around }) => (
            <li key={piece.key}>
              <button
                type="button"
                class={`grid-card frame-${frameOf(piece)}${piece.key === look.open ? ' on' : ''}`}
                data-key={piece.key}
                aria-pressed={piece.key === look.open}
                onClick={() => change({ open: piece.key })}
              >
                <GridFace piece={piece} texts={texts} around={around} />
              </button>
            </li>
          ))}
        </ul>
      </section>
      {details !== false && beside && (
        <aside class="piece-beside">
          <header class="sheet-head">
            <h2>{title}</h2>
            <button type="button" class="chip" aria-label={texts.t('ui.close')} onClick={close}>
              ✕
            </button>
          </header>
          {details}
        </aside>
      )}
      {details !== false && !beside && (
        <Dialog kind="piece" title={title} close={close}>
          {details}
        </Dialog>
      )}
    </Place>
  );
}

function Head({ back, look }: { back: () => void; look: Look }) {
  const texts = useTexts();
  return (
    <header class="page-head">
      <button type="button" class="chip" aria-label={texts.t('ui.back')} onClick={back}>
        ←
      </button>
      <h1>{texts.t('ui.gallery')}</h1>
      <select
        class="chip language"
        aria-label={texts.t('ui.language')}
        value={texts.language}
        onChange={(event) => {
          const language = event.currentTarget.value as Language;
          void speak(language).then(() => goTo(placeOf(look, language), true));
        }}
      >
        {languages.map((language) => (
          <option key={language} value={language}>
            {LANGUAGE_NAMES[language]}
          </option>
        ))}
      </select>
    </header>
  );
}

interface FilterProps {
  look: Look;
  change: (part: Partial<Look>) => void;
}

function Kinds({ look, change }: FilterProps) {
  const texts = useTexts();
  return (
    <fieldset class="gallery-kinds">
      <legend class="heard">{texts.t('ui.kinds')}</legend>
      {kinds.map((kind) => (
        <label key={kind} class={kind === look.kind ? 'option on' : 'option'}>
          <input type="radio" name="kind" checked={kind === look.kind} onChange={() => change({ kind, typed: '' })} />
          <Icon name={KIND_SIGNS[kind]} />
          <span>{texts.t(`ui.kind-${kind}`)}</span>
        </label>
      ))}
    </fieldset>
  );
}

function Boxes({ look, change }: FilterProps) {
  const texts = useTexts();
  const count = (box: string) =>
    pieces.filter((piece: Piece) => piece.box === box && kindOf(piece) === look.kind).length;
  const toggle = (box: string) =>
    change({ boxes: boxes.filter((each) => (each === box) !== look.boxes.includes(each)) });
  return (
    <fieldset class="gallery-boxes">
      <legend class="heard">{texts.t('ui.boxes')}</legend>
      {boxes.map((box) => {
        const on = look.boxes.includes(box);
        return (
          <label key={box} class={on ? 'gallery-box on' : 'gallery-box'}>
            <input type="checkbox" checked={on} onChange={() => toggle(box)} />
            <Box pack={box} on={on || look.boxes.length === 0} />
            <span class="gallery-box-name">{boxName(texts, box)}</span>
            <span class="gallery-box-count">{count(box) || '–'}</span>
          </label>
        );
      })}
    </fieldset>
  );
}

function Nothing({ look, change, shown }: FilterProps & { shown: readonly Piece[] }) {
  const texts = useTexts();
  const meant = look.typed === '' ? '' : nearest(shown, look.typed, texts);
  return (
    <div class="nothing">
      <p>{look.typed === '' ? texts.t('ui.none-of-kind') : texts.t('ui.not-found', { word: look.typed })}</p>
      <div class="answers">
        {meant !== '' && (
          <button type="button" class="button" onClick={() => change({ typed: meant })}>
            {meant}
          </button>
        )}
        <button type="button" class="button" onClick={() => change({ typed: '', boxes: [] })}>
          {texts.t('ui.clear-filters')}
        </button>
      </div>
    </div>
  );
}
