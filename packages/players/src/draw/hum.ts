import { between, type Random } from '../chance';

const RATE = 8000;
const SECONDS = 3;
const HEAD = 44;
/** The notes of the melody, in hertz. */
const NOTES = [196, 220, 247, 262, 294] as const;

/** A team's recording: three seconds of humming, as a WAV file. */
export function hum(random: Random): Uint8Array<ArrayBuffer> {
  const samples = RATE * SECONDS;
  const file = Buffer.alloc(HEAD + samples);
  file.write('RIFF', 0, 'latin1');
  file.writeUInt32LE(HEAD - 8 + samples, 4);
  file.write('WAVEfmt ', 8, 'latin1');
  file.writeUInt32LE(16, 16);
  file.writeUInt16LE(1, 20);
  file.writeUInt16LE(1, 22);
  file.writeUInt32LE(RATE, 24);
  file.writeUInt32LE(RATE, 28);
  file.writeUInt16LE(1, 32);
  file.writeUInt16LE(8, 34);
  file.write('data', 36, 'latin1');
  file.writeUInt32LE(samples, 40);
  const melody = Array.from({ length: SECONDS * 3 }, () => NOTES[between(random, 0, NOTES.length - 1)] ?? 220);
  for (let at = 0; at < samples; at += 1) {
    const note = melody[Math.floor((at / RATE) * 3)] ?? 220;
    const fade = 1 - (((at / RATE) * 3) % 1);
    file[HEAD + at] = 128 + Math.round(48 * fade * Math.sin((2 * Math.PI * note * at) / RATE));
  }
  return new Uint8Array(file);
}
