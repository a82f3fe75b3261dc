import { SAMPLE_RATE } from './synthesise';

const HEAD = 44;
const LOUDEST = 0.89;

/** A sound as a mono WAV file, as loud as possible without distortion. */
export function writeWave(sound: Float32Array): Buffer {
  const peak = sound.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0.001);
  const bytes = sound.length * 2;
  const file = Buffer.alloc(HEAD + bytes);
  file.write('RIFF', 0);
  file.writeUInt32LE(HEAD - 8 + bytes, 4);
  file.write('WAVEfmt ', 8);
  file.writeUInt32LE(16, 16);
  file.writeUInt16LE(1, 20);
  file.writeUInt16LE(1, 22);
  file.writeUInt32LE(SAMPLE_RATE, 24);
  file.writeUInt32LE(SAMPLE_RATE * 2, 28);
  file.writeUInt16LE(2, 32);
  file.writeUInt16LE(16, 34);
  file.write('data', 36);
  file.writeUInt32LE(bytes, 40);
  sound.forEach((sample, index) => {
    file.writeInt16LE(Math.round((sample / peak) * LOUDEST * 32_767), HEAD + 2 * index);
  });
  return file;
}
