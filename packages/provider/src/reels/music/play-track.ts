import { synthesise } from './synthesise';
import { TRACKS } from './tracks';
import { writeWave } from './write-wave';

/** A track as a WAV file. */
export async function playTrackJob(code: string): Promise<Uint8Array> {
  const track = TRACKS.find((one) => one.code === code);
  if (!track) throw new Error(`There is no track ${code}.`);
  return writeWave(synthesise(track));
}
