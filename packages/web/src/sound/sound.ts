import { settings } from '../state/settings.ts';
import { type Sound, voices } from './voices.ts';

let context: AudioContext | null = null;
let master: GainNode | null = null;

const silent = (): boolean => {
  const { muted, volume } = settings.get();
  return muted || volume === 0 || !navigator.userActivation?.hasBeenActive;
};

/** Opening the sound takes a while on a slow machine; better before anything moves than in the middle. */
export function openSound(): void {
  if (context !== null || silent()) return;
  try {
    context = new AudioContext();
    master = context.createGain();
    master.connect(context.destination);
  } catch {
    // A machine without sound plays on in silence.
  }
}

/** Plays a sound at the player's volume; silent until the page may make sounds at all. */
export function say(sound: Sound): void {
  openSound();
  if (context === null || master === null || silent()) return;
  try {
    master.gain.value = settings.get().volume;
    if (context.state === 'suspended') void context.resume();
    voices[sound](context, master, context.currentTime + 0.01);
  } catch {
    // A machine without sound plays on in silence.
  }
}
