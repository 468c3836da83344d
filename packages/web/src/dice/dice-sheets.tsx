import type { Link } from '@sixgun/narration';
import { faceIn } from '@sixgun/narration';
import type { Texts } from '@sixgun/texts';
import { useContext } from 'preact/hooks';
import { FaceSign } from '../art/face-sign.tsx';
import { emblemOf, Icon, Portrait } from '../art/pictures.tsx';
import { Dialog } from '../dialogs/dialog.tsx';
import { RoleLine } from '../dialogs/role-line.tsx';
import { Rulings } from '../dialogs/rulings.tsx';
import { SeatParts, seatToExplain } from '../dialogs/seat-parts.tsx';
import { Signs } from '../dialogs/signs.tsx';
import { Hints } from '../dialogs/summary-sheet.tsx';
import type { TableState } from '../story/table-state.ts';
import { characterOf, defName, defOf } from '../table/box.ts';
import { Company } from '../table/company.ts';
import type { Controller } from '../table/controller.ts';
import { Bullets } from '../table/poster.tsx';
import { diceGoal } from './dice-own.tsx';
import { diceParts, diceSigns } from './dice-signs.tsx';
import { diceOfBox } from './names.ts';
import { diceSeatFacts } from './seat-marks.ts';

interface SheetProps {
  state: TableState;
  texts: Texts;
}

/** A face large, with its whole rule. */
function FaceSheet({ texts, face }: { texts: Texts; face: string }) {
  const key = `dice/face/${face}`;
  const content = texts.has(key) ? texts.content(key) : null;
  return (
    <div class="inspect">
      <div class="inspect-picture frame-role">
        <FaceSign face={face} />
      </div>
      <div class="inspect-words">
        <p class="rule-line">{content?.line}</p>
        <p>{content?.text}</p>
        <Rulings texts={texts} of={key} />
      </div>
    </div>
  );
}

/** Everything known of one player. */
function SeatSheet({ state, texts, seat }: SheetProps & { seat: number }) {
  const { info, view } = state;
  const facts = diceSeatFacts(state, texts, seat);
  const character = characterOf(info, view, seat);
  const key = character < 0 ? '' : defOf(info, character).key;
  const content = texts.has(key) ? texts.content(key) : null;
  const before = [
    texts.t('dice.arrows', { count: facts.arrows }),
    facts.chief ? texts.t('dice.chief') : '',
    facts.token === '' ? '' : texts.t('dice.token', { face: faceIn(texts, facts.token) }),
    facts.distance > 0 ? texts.t('dice.places', { count: facts.distance }) : '',
  ];
  return (
    <div class="inspect">
      <div class="inspect-picture frame-character">
        <Portrait character={facts.character} />
      </div>
      <div class="inspect-words">
        <p class="rule-line">{facts.characterName}</p>
        <p>{content?.text}</p>
        <p class="inspect-stats">
          {facts.alive ? (
            <>
              <Bullets life={facts.life} max={facts.max} /> {texts.t('ui.life', { count: facts.life })}
            </>
          ) : (
            texts.t(facts.ghost ? 'dice.ghost' : 'ui.out')
          )}
        </p>
        {facts.alive && <p class="inspect-stats">{before.filter((part) => part !== '').join(' · ')}</p>}
        <RoleLine state={state} texts={texts} role={facts.role} goal={diceGoal(info, texts, facts.part)} />
        <Rulings texts={texts} of={key} />
      </div>
    </div>
  );
}

const HINTS = [
  'dice.summary-turn',
  'dice.summary-order',
  'dice.summary-arrows',
  'dice.summary-places',
  'dice.summary-marks',
  'dice.summary-hold',
] as const;
const BASE_FACES = ['arrow', 'dynamite', '1', '2', 'beer', 'gatling'];
const SALOON_FACES = ['1x2', '2x2', 'beerx2', 'gatlingx2', 'broken-arrow', 'bullet'];

/** A turn, the faces and the roles of this game on one page. */
function SummarySheet({
  state,
  texts,
  control,
  look,
}: SheetProps & { control: Controller; look: (link: Link) => void }) {
  const { info } = state;
  const saloon = diceOfBox(info).length > 1;
  const roles = [...new Set(info.faces.filter((face) => face.back === 'role').map((face) => face.def))];
  const lineOf = (key: string): string => (texts.has(key) ? texts.content(key).line : '');
  return (
    <div class="summary">
      <Hints texts={texts} of={HINTS} keys="dice.keys-line" />
      <Signs texts={texts} of={diceSigns(info)} />
      <ul class="card-rows">
        {[...BASE_FACES, ...(saloon ? SALOON_FACES : [])].map((face) => (
          <li key={face}>
            <button type="button" class="card-row" onClick={() => control.look({ kind: 'face', face })}>
              <span class="tile bone">
                <FaceSign face={face} />
              </span>
              <b>{faceIn(texts, face)}</b>
              <span>{lineOf(`dice/face/${face}`)}</span>
            </button>
          </li>
        ))}
      </ul>
      <ul class="card-rows">
        {roles.map((def) => (
          <li key={def}>
            <button type="button" class="card-row" onClick={() => look({ def, piece: -1 })}>
              <span class="tile frame-role">
                <Icon name={emblemOf(info.defs[def])} />
              </span>
              <b>{defName(info, texts, def)}</b>
              <span>{lineOf(info.defs[def].key)}</span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

interface DiceSheetsProps extends SheetProps {
  control: Controller;
  look: (link: Link) => void;
}

/** The sheets that speak of dice, arrows and places instead of cards. */
export function DiceSheets({ state, texts, control, look }: DiceSheetsProps) {
  const { sheet, info } = state;
  const company = useContext(Company);
  const close = () => control.look(null);
  if (sheet?.kind === 'face')
    return (
      <Dialog key={`face ${sheet.face}`} kind="card" title={faceIn(texts, sheet.face)} close={close}>
        <FaceSheet texts={texts} face={sheet.face} />
      </Dialog>
    );
  if (sheet?.kind === 'seat')
    return (
      <Dialog key={`seat ${sheet.seat}`} kind="card" title={info.names[sheet.seat]} close={close}>
        <SeatSheet state={state} texts={texts} seat={sheet.seat} />
        {company !== null && <company.OnSheet seat={sheet.seat} close={close} />}
      </Dialog>
    );
  if (sheet?.kind === 'parts') {
    const seat = seatToExplain(state, texts);
    return (
      <Dialog key="parts" kind="parts" title={texts.t('sign.this-is', { name: seat.name })} close={close}>
        <SeatParts texts={texts} seat={seat} parts={diceParts(diceSeatFacts(state, texts, seat.seat))} close={close} />
      </Dialog>
    );
  }
  if (sheet?.kind === 'summary')
    return (
      <Dialog key="summary" kind="summary" title={texts.t('ui.summary')} close={close}>
        <SummarySheet state={state} texts={texts} control={control} look={look} />
      </Dialog>
    );
  return null;
}

const KINDS = ['face', 'seat', 'summary', 'parts'];

export const isDiceSheet = (kind: string): boolean => KINDS.includes(kind);
