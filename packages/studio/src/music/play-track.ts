import { SAMPLE_RATE, synthesise } from './synthesise';
import { TRACKS, type Track } from './tracks';
import { writeWave } from './write-wave';

/** Seconds of a preview, and of its fade-out. */
const PREVIEW = 15;
const FADE = 2;

/** A track as a WAV file. */
export const playTrackJob = async (code: string): Promise<Uint8Array> => writeWave(synthesise(trackOf(code)));

/** The beginning of a track as a WAV file, for choosing. */
export async function previewTrackJob(code: string): Promise<Uint8Array> {
  const sound = synthesise(trackOf(code)).subarray(0, PREVIEW * SAMPLE_RATE);
  const fading = FADE * SAMPLE_RATE;
  return writeWave(sound.map((sample, at) => sample * Math.min(1, (sound.length - at) / fading)));
}

function trackOf(code: string): Track {
  const track = TRACKS.find((one) => one.code === code);
  if (!track) throw new Error(`There is no track ${code}.`);
  return track;
}
