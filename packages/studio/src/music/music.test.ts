import { synthesise } from './synthesise';
import { TRACKS } from './tracks';
import { writeWave } from './write-wave';

it('has six distinct, reproducible tracks at full volume', () => {
  const files = TRACKS.map((track) => writeWave(synthesise(track)));
  expect(TRACKS.map(({ code }) => code)).toEqual(['1', '2', '3', '4', '5', '6']);
  expect(new Set(files.map((file) => file.subarray(44).toString('base64').slice(0, 9000))).size).toBe(6);
  const [first] = TRACKS;
  expect(first && writeWave(synthesise(first)).equals(files[0] ?? Buffer.alloc(0))).toBe(true);
  for (const file of files) {
    const samples = new Int16Array(file.buffer, file.byteOffset + 44, (file.length - 44) / 2);
    const peak = samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
    expect(peak).toBeGreaterThan(28_000);
    expect(peak).toBeLessThan(32_000);
  }
});
