import { useEffect, useState } from 'preact/hooks';
import { Qr } from '../art/qr.tsx';
import { troubleOf } from '../online/api.ts';
import {
  devices,
  forgetEverywhere,
  isKnownHere,
  newRecoveryCode,
  person,
  recover,
  signOutOthers,
} from '../online/person.ts';
import { firstTap } from '../state/first-tap.ts';
import { useStore } from '../state/store.ts';
import { useTexts } from '../text/language.ts';
import { recoveryLink } from './way-back.ts';

export interface AtServerProps {
  /** A recovery code that came by a link. */
  code: string;
}

/** What was done, or why it was not. */
function useSaid(): [string, (act: () => Promise<string>) => void] {
  const texts = useTexts();
  const [said, say] = useState('');
  const doIt = (act: () => Promise<string>) =>
    void act().then(say, (error: unknown) => {
      const code = troubleOf(error);
      say(code === 'auth' ? texts.t('lobby.recovery-wrong') : texts.t(`code.${code}`));
    });
  return [said, doIt];
}

interface CodeProps {
  code: string;
  setCode: (code: string) => void;
}

/** A code that makes another device one's own, as text and for its camera. */
function OwnCode({ code, setCode }: CodeProps) {
  const texts = useTexts();
  const [said, doIt] = useSaid();
  return (
    <section class="own-code">
      <h3>{texts.t('lobby.recovery')}</h3>
      <p>{texts.t('lobby.recovery-line')}</p>
      {code !== '' && (
        <div class="own-code-shown">
          <Qr text={recoveryLink(code)} label={texts.t('lobby.recovery-qr')} />
          <b class="recovery-code" data-recovery-code>
            {code}
          </b>
        </div>
      )}
      <p class={said === '' ? 'heard' : undefined} role="status">
        {said}
      </p>
      <button
        type="button"
        class="button"
        data-make-code
        onClick={() =>
          doIt(async () => {
            setCode(await newRecoveryCode());
            return texts.t('lobby.recovery-void');
          })
        }
      >
        {texts.t('lobby.recovery-show')}
      </button>
    </section>
  );
}

/** One becomes whoever has the code; it is used up by that, and the next one is shown. */
function OtherCode({ code, setCode }: CodeProps) {
  const texts = useTexts();
  const [typed, type] = useState(code);
  const [said, doIt] = useSaid();
  return (
    <form
      class="other-code"
      onSubmit={(event) => {
        event.preventDefault();
        if (typed.trim() === '') return;
        doIt(async () => {
          setCode(await recover(typed.trim()));
          type('');
          return texts.t('lobby.recovered', { name: person.get().me?.name ?? '' });
        });
      }}
    >
      <label class="field">
        <span>{texts.t('lobby.recovery-have')}</span>
        <input
          type="text"
          autocomplete="off"
          autocapitalize="characters"
          spellcheck={false}
          data-recovery-field
          value={typed}
          onInput={(event) => type(event.currentTarget.value)}
        />
      </label>
      <p class={said === '' ? 'heard' : undefined} role="status">
        {said}
      </p>
      <button type="submit" class="button" data-recover>
        {texts.t('lobby.recovery-use')}
      </button>
    </form>
  );
}

/** On how many devices one is signed in, and the way to leave all the others. */
function Devices() {
  const texts = useTexts();
  const [count, setCount] = useState(0);
  const [said, doIt] = useSaid();
  const { me } = useStore(person);
  useEffect(() => {
    void devices().then(
      (found) => setCount(found.length),
      () => setCount(0),
    );
  }, [me?.id]);
  const signOut = () =>
    doIt(async () => {
      await signOutOthers();
      setCount(1);
      return texts.t('lobby.signed-out');
    });
  if (count === 0) return null;
  return (
    <section class="devices">
      <p data-devices={count}>{texts.t('lobby.devices', { count })}</p>
      <p class={said === '' ? 'heard' : undefined} role="status">
        {said}
      </p>
      {count > 1 && (
        <button type="button" class="button" data-sign-out onClick={signOut}>
          {texts.t('lobby.sign-out')}
        </button>
      )}
    </section>
  );
}

function Forgetting({ forgotten }: { forgotten: () => void }) {
  const texts = useTexts();
  const [sure, ask] = useState(false);
  const [said, doIt] = useSaid();
  const forget = () =>
    doIt(async () => {
      await forgetEverywhere();
      forgotten();
      return '';
    });
  return (
    <section class="forgetting">
      {sure && <p>{texts.t('lobby.forget-line')}</p>}
      <p class={said === '' ? 'heard' : undefined} role="status">
        {said}
      </p>
      <button type="button" class="button" data-forget onClick={firstTap(() => (sure ? forget() : ask(true)))}>
        {texts.t(sure ? 'lobby.forget-sure' : 'lobby.forget')}
      </button>
    </section>
  );
}

/** Who one is at this server: a code for other devices, one from another device, where one is signed in, and being forgotten. */
export function AtServer({ code }: AtServerProps) {
  const texts = useTexts();
  const [shown, show] = useState('');
  const [isForgotten, forget] = useState(false);
  useStore(person);
  const known = isKnownHere();
  return (
    <section class="at-server">
      <h3>{texts.t('lobby.at-server')}</h3>
      {known ? (
        <OwnCode code={shown} setCode={show} />
      ) : (
        <p role="status">{texts.t(isForgotten ? 'lobby.forgotten' : 'lobby.not-known')}</p>
      )}
      <OtherCode code={code} setCode={show} />
      {known && <Devices />}
      {known && <Forgetting forgotten={() => forget(true)} />}
    </section>
  );
}
