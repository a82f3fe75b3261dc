/** Samples a second. */
const SAMPLE_RATE = 16_000;

interface Note {
  readonly hertz: number;
  readonly seconds: number;
}

const A = 220;
const tone = (steps: number, seconds: number): Note => ({ hertz: A * 2 ** (steps / 12), seconds });

/** An original tune in the style of a shanty, hummed low. */
const HUM = [0, 3, 5, 7, 7, 10, 7, 5, 3, 5, 3, 0].map((steps, index) => tone(steps, index % 4 === 3 ? 0.6 : 0.36));
/** "Ferry, ahoy": two long calls, the second one higher. */
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
export function wav(samples: Float32Array): Uint8Array {
  const file = new DataView(new ArrayBuffer(44 + samples.length * 2));
  const letters = (at: number, text: string) => {
    for (let index = 0; index < text.length; index += 1) file.setUint8(at + index, text.charCodeAt(index));
  };
  letters(0, 'RIFF');
  file.setUint32(4, 36 + samples.length * 2, true);
  letters(8, 'WAVEfmt ');
  file.setUint32(16, 16, true);
  file.setUint16(20, 1, true);
  file.setUint16(22, 1, true);
  file.setUint32(24, SAMPLE_RATE, true);
  file.setUint32(28, SAMPLE_RATE * 2, true);
  file.setUint16(32, 2, true);
  file.setUint16(34, 16, true);
  letters(36, 'data');
  file.setUint32(40, samples.length * 2, true);
  samples.forEach((sample, index) => {
    file.setInt16(44 + index * 2, Math.round(Math.max(-1, Math.min(1, sample)) * 32_000), true);
  });
  return new Uint8Array(file.buffer);
}
