import type { MessageKey, Texts } from '@sixgun/texts';
import { useEffect, useRef, useState } from 'preact/hooks';
import { emblemOf, Icon, Portrait } from '../art/pictures.tsx';
import { moves } from '../motion/timing.ts';
import type { Deal, TableState } from '../story/table-state.ts';
import { characterOf, defName, defOf, partOf, roleOf } from '../table/box.ts';
import type { Controller } from '../table/controller.ts';
import { sheriffIn } from '../table/deal-steps.ts';
import { Bullets } from '../table/poster.tsx';

interface DealProps {
  state: TableState;
  deal: Deal;
  texts: Texts;
  control: Controller;
  /** What the own role wants. */
  goal: string;
}

/** The role lies face down for a moment, then it turns over. */
const FACE_DOWN = 600;

/** The own role with its goal, in the largest letters of the game. */
function RoleCard({ state, deal, texts, goal }: Omit<DealProps, 'control'>) {
  const { info } = state;
  const role = roleOf(info, deal.view, info.me);
  const [open, turn] = useState(!moves());
  useEffect(() => {
    const timer = setTimeout(() => turn(true), FACE_DOWN);
    return () => clearTimeout(timer);
  }, []);
  const def = defOf(info, role);
  const part = partOf(info, role);
  const like = info.faces.filter((face, piece) => face.back === 'role' && partOf(info, piece) === part).length;
  const key = `deal.about-${part}`;
  const alone = info.players === 3 || like < 2 || part === 'sheriff';
  return (
    <div class={`deal-card role-card role-${part}${open ? ' open' : ''}${moves() ? '' : ' still'}`}>
      <div class="deal-back card-back back-role" aria-hidden="true" />
      <div class="deal-front">
        <span class="deal-seal">
          <Icon name={emblemOf(def)} />
        </span>
        <h2>{defName(info, texts, info.faces[role].def)}</h2>
        <p class="deal-goal">{goal}</p>
        <p>
          {alone ? '' : `${texts.t('deal.of-you', { count: like })} `}
          {info.players > 3 && texts.knows(key) ? texts.t(key as MessageKey) : ''}
        </p>
      </div>
    </div>
  );
}

function SheriffCard({ state, deal, texts }: Omit<DealProps, 'control' | 'goal'>) {
  const { info } = state;
  const sheriff = sheriffIn(info, deal.view);
  const role = roleOf(info, deal.view, sheriff);
  const character = characterOf(info, deal.view, sheriff);
  return (
    <div class="deal-card sheriff-card role-sheriff open still">
      <div class="deal-front">
        {character >= 0 && <Portrait character={defOf(info, character).id} />}
        <span class="deal-seal">
          <Icon name={emblemOf(defOf(info, role))} />
        </span>
        <h2>{defName(info, texts, info.faces[role].def)}</h2>
        <p class="deal-goal">{info.names[sheriff]}</p>
      </div>
    </div>
  );
}

function CharacterCard({ state, deal, texts }: Omit<DealProps, 'control' | 'goal'>) {
  const { info } = state;
  const character = characterOf(info, deal.view, info.me);
  const { key, id, life = 0 } = defOf(info, character);
  return (
    <div class="deal-card character-card open still">
      <div class="deal-front">
        <Portrait character={id} />
        <h2>{defName(info, texts, info.faces[character].def)}</h2>
        <p class="deal-lives">
          <Bullets life={life} max={life} /> {texts.t('ui.life', { count: life })}
        </p>
        <p class="deal-text">{texts.has(key) ? texts.content(key).text : ''}</p>
      </div>
    </div>
  );
}

/** What the bar says of each step. */
function sentence(state: TableState, deal: Deal, texts: Texts): string {
  const { info } = state;
  switch (deal.steps[deal.at]) {
    case 'role': {
      const open = info.players === 3 || sheriffIn(info, deal.view) === info.me;
      return texts.t(open ? 'deal.role-open' : 'deal.role');
    }
    case 'sheriff':
      return texts.t('deal.sheriff', { name: info.names[sheriffIn(info, deal.view)] });
    default:
      return texts.t('deal.character');
  }
}

/** The beginning of a game, one thing after another: my role, the sheriff, my character. */
export function DealScene(props: DealProps) {
  const { state, deal, texts, control } = props;
  const step = deal.steps[deal.at];
  const ref = useRef<HTMLButtonElement>(null);
  useEffect(() => ref.current?.focus({ preventScroll: true }), [step]);
  return (
    <section class={`deal step-${step}`} aria-label={texts.t('deal.title')}>
      <p class="deal-steps">
        <span>{texts.t('deal.title')}</span>
        <span class="contents" aria-hidden="true">
          {deal.steps.map((each, i) => (
            <i key={each} class={i === deal.at ? 'now' : i < deal.at ? 'done' : ''} />
          ))}
        </span>
      </p>
      {step === 'role' && <RoleCard {...props} />}
      {step === 'sheriff' && <SheriffCard {...props} />}
      {step === 'character' && <CharacterCard {...props} />}
      <div class="action mine deal-bar">
        <div class="question">
          <p class="prompt" role="status">
            {sentence(state, deal, texts)}
          </p>
          <div class="asides">
            <button type="button" class="chip" data-skip onClick={() => control.goOnDealing(true)}>
              {texts.t('ui.skip')}
            </button>
          </div>
        </div>
        <div class="answers">
          <button type="button" class="button strong" data-go-on ref={ref} onClick={() => control.goOnDealing()}>
            {texts.t('ui.go-on')}
          </button>
        </div>
      </div>
    </section>
  );
}
