import { settings } from '../state/settings.ts';
import { type Sound, voices } from './voices.ts';

let context: AudioContext | null = null;
let master: GainNode | null = null;

/** Plays a sound at the player's volume; silent until the page may make sounds at all. */
export function say(sound: Sound): void {
  const { muted, volume } = settings.get();
  if (muted || volume === 0 || !navigator.userActivation?.hasBeenActive) return;
  try {
    context ??= new AudioContext();
    if (master === null) {
      master = context.createGain();
      master.connect(context.destination);
    }
    master.gain.value = volume;
    if (context.state === 'suspended') void context.resume();
    voices[sound](context, master, context.currentTime + 0.01);
  } catch {
    // A machine without sound plays on in silence.
  }
}
