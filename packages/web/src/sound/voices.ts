/** Every sound is made from noise and a few oscillators; nothing is loaded. */
export type Voice = (context: AudioContext, out: AudioNode, at: number) => void;

/** A third of a second, played round and round. */
const NOISE_SAMPLES = 16_384;
let hiss: AudioBuffer | null = null;

export function prepare(context: AudioContext): void {
  hiss = context.createBuffer(1, NOISE_SAMPLES, context.sampleRate);
  const samples = hiss.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
}

function noise(context: AudioContext): AudioBufferSourceNode {
  const source = context.createBufferSource();
  source.buffer = hiss;
  source.loop = true;
  return source;
}

function fading(context: AudioContext, out: AudioNode, at: number, loud: number, seconds: number): GainNode {
  const gain = context.createGain();
  gain.gain.setValueAtTime(loud, at);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + seconds);
  gain.connect(out);
  return gain;
}

const burst =
  (type: BiquadFilterType, from: number, to: number, seconds: number, loud: number): Voice =>
  (context, out, at) => {
    const source = noise(context);
    const filter = context.createBiquadFilter();
    filter.type = type;
    filter.frequency.setValueAtTime(from, at);
    filter.frequency.exponentialRampToValueAtTime(to, at + seconds);
    source.connect(filter).connect(fading(context, out, at, loud, seconds));
    source.start(at);
    source.stop(at + seconds);
  };

const tone =
  (type: OscillatorType, from: number, to: number, seconds: number, loud: number, delay = 0): Voice =>
  (context, out, at) => {
    const source = context.createOscillator();
    source.type = type;
    source.frequency.setValueAtTime(from, at + delay);
    source.frequency.exponentialRampToValueAtTime(to, at + delay + seconds);
    source.connect(fading(context, out, at + delay, loud, seconds));
    source.start(at + delay);
    source.stop(at + delay + seconds);
  };

const together =
  (...voices: Voice[]): Voice =>
  (context, out, at) => {
    for (const voice of voices) voice(context, out, at);
  };

export const voices = {
  card: burst('bandpass', 2400, 900, 0.09, 0.25),
  shot: together(burst('lowpass', 5200, 180, 0.32, 0.9), tone('triangle', 190, 48, 0.2, 0.6)),
  ricochet: together(burst('highpass', 3800, 1800, 0.06, 0.3), tone('sine', 2600, 640, 0.42, 0.18, 0.03)),
  cork: together(tone('sine', 240, 820, 0.07, 0.5), burst('bandpass', 900, 300, 0.12, 0.15)),
  coin: together(tone('square', 1320, 1310, 0.09, 0.08), tone('square', 1980, 1970, 0.22, 0.08, 0.08)),
  thud: tone('triangle', 130, 60, 0.18, 0.5),
  blast: together(burst('lowpass', 1800, 60, 0.9, 1), tone('sine', 90, 28, 0.8, 0.9)),
  wind: burst('bandpass', 260, 780, 1.3, 0.28),
  dice: together(
    burst('bandpass', 1500, 700, 0.05, 0.5),
    tone('triangle', 520, 210, 0.05, 0.4, 0.02),
    tone('triangle', 430, 180, 0.05, 0.35, 0.13),
    tone('triangle', 480, 190, 0.05, 0.3, 0.22),
    tone('triangle', 390, 160, 0.06, 0.25, 0.36),
  ),
  arrow: burst('bandpass', 700, 2600, 0.16, 0.3),
  tick: burst('bandpass', 3400, 2600, 0.03, 0.4),
  'your-turn': together(tone('sine', 1180, 1190, 0.16, 0.22), tone('sine', 1570, 1600, 0.3, 0.22, 0.19)),
} satisfies Record<string, Voice>;

export type Sound = keyof typeof voices;
