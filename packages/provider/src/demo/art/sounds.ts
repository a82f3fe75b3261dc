/** Samples a second. */
export const SAMPLE_RATE = 16_000;

interface Note {
  readonly hertz: number;
  readonly seconds: number;
}

const A = 220;
const tone = (steps: number, seconds: number): Note => ({ hertz: A * 2 ** (steps / 12), seconds });

/** A tune of our own in the manner of a shanty, hummed low. */
const HUM = [0, 3, 5, 7, 7, 10, 7, 5, 3, 5, 3, 0].map((steps, index) => tone(steps, index % 4 === 3 ? 0.6 : 0.36));
/** Ferry, ahoy: two long calls, the second one higher. */
const CALL = [tone(12, 0.5), tone(7, 1.1), tone(0, 0.4), tone(14, 0.5), tone(9, 1.5)];

function voice(notes: readonly Note[], seconds: number, breath: number): Float32Array {
  const samples = new Float32Array(Math.round(seconds * SAMPLE_RATE));
  let start = 0;
  let phase = 0;
  for (const note of notes) {
    const length = Math.round(note.seconds * SAMPLE_RATE);
    for (let index = 0; index < length && start + index < samples.length; index += 1) {
      const vibrato = 1 + 0.006 * Math.sin((index / SAMPLE_RATE) * Math.PI * 11);
      phase += (note.hertz * vibrato * Math.PI * 2) / SAMPLE_RATE;
      const shape = Math.min(1, index / 600, (length - index) / 1400);
      samples[start + index] =
        shape * (0.42 * Math.sin(phase) + 0.2 * Math.sin(phase * 2) + breath * Math.sin(phase * 3));
    }
    start += length;
  }
  return samples;
}

/** The recordings as samples from -1 to 1. */
export const recordings = {
  'shanty-hum': () => voice(HUM, 5, 0.06),
  'ferry-call': () => voice(CALL, 4, 0.16),
} as const;

/** A recording as a WAV file. */
export function wav(samples: Float32Array): Buffer {
  const head = Buffer.alloc(44);
  head.write('RIFF', 0);
  head.writeUInt32LE(36 + samples.length * 2, 4);
  head.write('WAVEfmt ', 8);
  head.writeUInt32LE(16, 16);
  head.writeUInt16LE(1, 20);
  head.writeUInt16LE(1, 22);
  head.writeUInt32LE(SAMPLE_RATE, 24);
  head.writeUInt32LE(SAMPLE_RATE * 2, 28);
  head.writeUInt16LE(2, 32);
  head.writeUInt16LE(16, 34);
  head.write('data', 36);
  head.writeUInt32LE(samples.length * 2, 40);
  const body = Buffer.alloc(samples.length * 2);
  samples.forEach((sample, index) => {
    body.writeInt16LE(Math.round(Math.max(-1, Math.min(1, sample)) * 32_000), index * 2);
  });
  return Buffer.concat([head, body]);
}
