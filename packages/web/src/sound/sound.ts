import { settings } from '../state/settings.ts';
import { prepare, type Sound, voices } from './voices.ts';

let opening = false;
let context: AudioContext | null = null;
let master: GainNode | null = null;

const wanted = (): boolean => {
  const { muted, volume } = settings.get();
  return !muted && volume > 0;
};

/** A moment of silence, as a file: 400 samples of 8 bits. */
const HEADER = [0x46464952, 436, 0x45564157, 0x20746d66, 16, 0x10001, 8000, 8000, 0x80001, 0x61746164, 400];
const silence = (): Blob => new Blob([new Uint32Array(HEADER), new Uint8Array(400).fill(0x80)], { type: 'audio/wav' });

/**
 * Begins with a silent file: that wakes the machine's sound beside the page,
 * while the first context of its own would stop everything that moves until it is awake.
 */
export async function openSound(): Promise<void> {
  if (opening || !wanted() || !navigator.userActivation?.hasBeenActive) return;
  opening = true;
  const file = URL.createObjectURL(silence());
  try {
    await new Audio(file).play();
    context = new AudioContext();
    master = context.createGain();
    master.connect(context.destination);
    prepare(context);
  } catch {
    // A machine without sound plays on in silence.
  } finally {
    URL.revokeObjectURL(file);
  }
}

/** Plays a sound at the player's volume; silent until the page may make sounds at all. */
export function say(sound: Sound): void {
  void openSound();
  if (context === null || master === null || !wanted()) return;
  try {
    master.gain.value = settings.get().volume;
    if (context.state === 'suspended') void context.resume();
    voices[sound](context, master, context.currentTime + 0.01);
  } catch {
    // A machine without sound plays on in silence.
  }
}
