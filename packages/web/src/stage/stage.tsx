import type { Question } from '@sixgun/engine';
import { plain } from '@sixgun/narration';
import type { Texts } from '@sixgun/texts';
import { inTurn } from '../state/memo.ts';
import type { Scene } from '../story/scene.ts';
import type { TableState } from '../story/table-state.ts';
import { Against } from './against.tsx';
import { actorOf, answerDef, ringFrom } from './cast.ts';
import { Chalk, sentenceOf } from './chalk.tsx';
import { EventScene } from './event-scene.tsx';
import { Figure } from './figure.tsx';
import { formOf } from './form.ts';
import { Heads } from './heads.tsx';
import { IndiansScene } from './indians-scene.tsx';
import { Prop } from './prop.tsx';

interface StageProps {
  state: TableState;
  texts: Texts;
  scene: Scene;
}

/** Questions to whom the card on the stage strikes now. */
const STRIKING: readonly Question['ask'][] = ['answer', 'save', 'discard-or-lose'];

const Arrow = () => (
  <svg class="chalk-arrow" viewBox="0 0 80 24" aria-hidden="true">
    <path d="M4 12c20 1 44 0 68 0M58 4c4 4 9 6 15 8-6 2-11 4-15 9" />
  </svg>
);

/** Settled, and how. */
function stampOf(scene: Scene, victim: number | undefined): 'dead' | 'boom' | 'hit' | 'missed' | null {
  const change = scene.changes.find(({ seat }) => seat === victim) ?? scene.changes.find(({ dead }) => dead === true);
  if (change?.dead === true) return 'dead';
  if (scene.laid.some(({ good }) => good === false) && scene.to.length === 0 && scene.changes.length > 0) return 'boom';
  if (scene.told.what === 'explosion') return 'boom';
  if (change !== undefined && change.to < change.from) return 'hit';
  return victim !== undefined && scene.spared.includes(victim) ? 'missed' : null;
}

/** What is going on, in the middle of the felt: who does it, with what, what is laid against it, whom it concerns. */
export const StageView = inTurn(({ state, texts, scene }: StageProps) => {
  const { info } = state;
  const { question } = scene;
  const form = formOf(scene);
  const label = `${texts.t('stage.stage')}: ${plain(sentenceOf(state, texts, scene))}`;
  if (form === 'event') return <EventScene state={state} texts={texts} scene={scene} label={label} />;
  if (form === 'indians') return <IndiansScene state={state} texts={texts} scene={scene} label={label} />;
  const asked = question !== null && STRIKING.includes(question.ask) ? question.seats : [];
  const row = form === 'row' || form === 'store' ? rowOf(state, scene, form) : [];
  const now = form === 'store' ? (question?.seats[0] ?? -1) : (asked[0] ?? -1);
  const last = lastIn(scene);
  const victim = form === 'row' ? (now >= 0 ? now : last) : form === 'store' ? undefined : scene.to[0];
  const holes = question?.ask === 'answer' ? (question.needed ?? 1) : 0;
  const wanted = answerDef(info, question?.wanted);
  const ofDoer = form === 'duel' ? scene.laid.filter(({ seat }) => seat === scene.by) : [];
  const ofVictim = scene.laid.filter(({ seat }) => form !== 'row' && !ofDoer.some((each) => each.seat === seat));
  const holesOfDoer = asked[0] === scene.by ? holes : 0;
  const holesOfVictim = holes - holesOfDoer;
  const answers = ofVictim.length + holesOfVictim + (form === 'duel' ? ofDoer.length + holesOfDoer : 0) > 0;
  const tall = scene.prop.kind === 'dice' && scene.prop.count > 2;
  const stamp = form === 'row' && now >= 0 ? null : stampOf(scene, victim);
  const change = (seat: number | undefined) => scene.changes.find((each) => each.seat === seat);
  const single = scene.by !== undefined && victim === undefined ? change(scene.by) : undefined;
  return (
    <section class={`stage form-${form}${answers ? ' with-answers' : ''}${tall ? ' tall' : ''}`} aria-label={label}>
      <div class="acting">
        {scene.by !== undefined && (
          <Figure
            actor={actorOf(state, texts, scene.by)}
            part="doer"
            change={single ?? (form === 'duel' ? change(scene.by) : undefined)}
            texts={texts}
          />
        )}
        {form === 'duel' && <Against info={info} texts={texts} laid={ofDoer} holes={holesOfDoer} wanted={wanted} />}
        {scene.by !== undefined && form !== 'duel' && <Arrow />}
        <span class="prop">
          <Prop info={info} texts={texts} prop={scene.prop} arriving={isArriving(state, scene)} />
          {stamp !== null && <b class={stamp === 'missed' ? 'stamp good' : 'stamp'}>{texts.t(`stage.${stamp}`)}</b>}
        </span>
        {victim !== undefined && form !== 'duel' && <Arrow />}
        <Against info={info} texts={texts} laid={ofVictim} holes={holesOfVictim} wanted={wanted} />
        {victim !== undefined && (
          <Figure actor={actorOf(state, texts, victim)} part="victim" change={change(victim)} texts={texts} />
        )}
      </div>
      {form === 'duel' && (
        <b class="duel-count" aria-hidden="true">
          {ofDoer.length} : {ofVictim.length}
        </b>
      )}
      <Chalk state={state} texts={texts} scene={scene} form={form} />
      {row.length > 0 && (
        <Heads state={state} texts={texts} scene={scene} seats={row} now={now} done={doneOf(scene, row, now)} />
      )}
    </section>
  );
});

/** Whose result was the last one. */
function lastIn({ after, changes, spared }: Scene): number | undefined {
  return after?.what === 'shot-missed' ? spared.at(-1) : (changes.at(-1)?.seat ?? spared.at(-1));
}

const isArriving = ({ arriving }: TableState, { prop }: Scene): boolean =>
  prop.kind === 'card' && prop.piece !== undefined && arriving.has(prop.piece);

function rowOf(state: TableState, scene: Scene, form: 'row' | 'store'): number[] {
  if (scene.to.length > 1) return [...new Set(scene.to)];
  const dead = scene.changes.filter((change) => change.dead === true).map(({ seat }) => seat);
  const ring = ringFrom(state, scene.by ?? state.info.me, dead);
  return form === 'store' ? ring : ring.filter((seat) => seat !== scene.by);
}

/** Everybody before the one who decides has had it; when nobody decides any more, everybody has. */
function doneOf(scene: Scene, row: readonly number[], now: number): readonly number[] {
  const at = row.indexOf(now);
  if (at >= 0) return row.slice(0, at);
  const last = Math.max(
    ...[...scene.changes.map(({ seat }) => seat), ...scene.spared].map((seat) => row.indexOf(seat)),
    -1,
  );
  return row.slice(0, last + 1);
}
