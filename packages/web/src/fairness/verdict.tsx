import type { Texts } from '@sixgun/texts';
import type { Checked } from '../worker/replay.ts';

type State = 'passed' | 'failed' | 'open';
const SIGNS: Readonly<Record<State, string>> = { passed: '✓', failed: '✕', open: '–' };

/** Every step of the check in words: what holds, what does not, what was not looked at any more. */
export function Verdict({ steps, verdict, names, texts }: Checked & { texts: Texts }) {
  const failedAt = verdict.ok ? steps.length : steps.indexOf(verdict.step);
  const stateOf = (at: number): State => (at < failedAt ? 'passed' : at === failedAt ? 'failed' : 'open');
  return (
    <>
      <p
        class={verdict.ok ? 'fair-verdict good' : 'fair-verdict bad'}
        role="status"
        data-verdict={verdict.ok ? 'ok' : verdict.step}
      >
        <span class="fair-stamp">{texts.t(verdict.ok ? 'fair.passed' : 'fair.failed')}</span>
      </p>
      <ol class="checks">
        {steps.map((step, at) => {
          const state = stateOf(at);
          return (
            <li key={step} class={`check-${state}`} data-check={step}>
              <span class="check-sign" aria-hidden="true">
                {SIGNS[state]}
              </span>
              <span>
                {texts.t(state === 'failed' ? `fair.no-${step}` : `fair.${step}`)}
                {state === 'open' && <small> ({texts.t('fair.not-checked')})</small>}
                {state === 'failed' && !verdict.ok && /^Line \d/.test(verdict.reason) && <code>{verdict.reason}</code>}
              </span>
            </li>
          );
        })}
      </ol>
      {verdict.ok && verdict.withheld.length > 0 && (
        <p>{texts.t('fair.withheld', { names: verdict.withheld.map((seat) => names[seat]).join(', ') })}</p>
      )}
    </>
  );
}
