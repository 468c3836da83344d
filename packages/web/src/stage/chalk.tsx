import { Names, type Part, plain, tellIn } from '@sixgun/narration';
import type { Texts } from '@sixgun/texts';
import type { Scene } from '../story/scene.ts';
import type { TableState } from '../story/table-state.ts';
import { groundOf } from '../table/seat-facts.ts';
import { answerDef } from './cast.ts';
import type { Form } from './form.ts';

/** The one sentence of the scene. */
export function sentenceOf({ info }: TableState, texts: Texts, scene: Scene): Part[] {
  const names = new Names(texts, info);
  const [to] = scene.to;
  const isShot = scene.told.what === 'play-at' && names.idOf(scene.told.as) === 'bang';
  if (!isShot || scene.by === undefined || to === undefined) return tellIn(names, scene.told);
  if (to === info.me) return names.say('stage.shoots-you', { by: names.seat(scene.by) });
  return names.say('stage.shoots', { by: names.seat(scene.by), to: names.seat(to) });
}

/** What is still needed, or what has come of it. */
function lineBelow({ info }: TableState, texts: Texts, scene: Scene, form: Form): Part[] {
  const { question } = scene;
  const names = new Names(texts, info);
  if (question?.ask === 'answer' && form !== 'row' && question.needed !== 0) {
    const { needed = 1, wants, wanted, seats } = question;
    if (wants === 'effect') return names.say('stage.needs', { needed });
    const card = names.def(answerDef(info, wanted));
    return form === 'duel'
      ? names.say('stage.turn-to-discard', { name: names.seat(seats[0]), card })
      : names.say('stage.needs-card', { card });
  }
  if (scene.after === null || scene.after === scene.told) return [];
  return tellIn(names, scene.after);
}

/** Why the bot does so, while it is saying it of the one whom the scene is about. */
function wordsOf(state: TableState, texts: Texts, { by, to }: Scene): string {
  if (by === undefined || state.speaking !== by || to.length !== 1) return '';
  const ground = state.grounds[by];
  const fits = ground !== undefined && (ground.why === 'hunch' || ground.seat === to[0]);
  return fits ? groundOf(state, texts, by) : '';
}

interface ChalkProps {
  state: TableState;
  texts: Texts;
  scene: Scene;
  form: Form;
}

/** Said about the game by the game; those who listen hear the same from the story. */
export function Chalk({ state, texts, scene, form }: ChalkProps) {
  const below = plain(lineBelow(state, texts, scene, form));
  const words = wordsOf(state, texts, scene);
  return (
    <p class="chalk">
      <b>{plain(sentenceOf(state, texts, scene)).replace(/\.$/, '')}</b>
      {below !== '' && <small>{below.replace(/\.$/, '')}</small>}
      {words !== '' && <q data-because>{words}</q>}
    </p>
  );
}
