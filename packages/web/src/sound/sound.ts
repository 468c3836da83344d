import { settings } from '../state/settings.ts';
import { prepare, type Sound, voices } from './voices.ts';

let context: AudioContext | null = null;
let master: GainNode | null = null;

const wanted = (): boolean => {
  const { muted, volume } = settings.get();
  return !muted && volume > 0;
};

/** Opening the sound stops a slow machine for a moment: it is done at leisure, before anything moves. */
export function openSound(): void {
  if (context !== null || !wanted()) return;
  try {
    context = new AudioContext();
    master = context.createGain();
    master.connect(context.destination);
    prepare(context);
  } catch {
    // A machine without sound plays on in silence.
  }
}

/** Plays a sound at the player's volume; silent until the page may make sounds at all. */
export function say(sound: Sound): void {
  if (!wanted() || !navigator.userActivation?.hasBeenActive) return;
  openSound();
  if (context === null || master === null) return;
  try {
    master.gain.value = settings.get().volume;
    if (context.state === 'suspended') void context.resume();
    voices[sound](context, master, context.currentTime + 0.01);
  } catch {
    // A machine without sound plays on in silence.
  }
}
