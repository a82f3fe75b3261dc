import sharp from 'sharp';
import { hum } from './hum';
import { drawSnapshot } from './picture';

/** A deterministic sequence, spread over [0, 1). */
function numbers(): () => number {
  let turn = 0;
  return () => {
    turn += 1;
    return (turn * 0.618) % 1;
  };
}

it('draws a small snapshot of a fixed size', async () => {
  const bytes = await drawSnapshot(numbers());
  expect(await sharp(bytes).metadata()).toMatchObject({ format: 'jpeg', width: 960, height: 720 });
  expect(bytes.byteLength).toBeLessThan(150_000);
});

it('makes a three-second WAV file with a correct header', () => {
  const file = Buffer.from(hum(numbers()));
  expect([file.toString('latin1', 0, 4), file.toString('latin1', 8, 12)]).toEqual(['RIFF', 'WAVE']);
  expect(file.readUInt32LE(4)).toBe(file.byteLength - 8);
  expect(file.readUInt32LE(40) / file.readUInt32LE(24)).toBe(3);
});
