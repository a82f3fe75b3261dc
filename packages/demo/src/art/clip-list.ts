import { kraken, type MovingScene, signalling, singing, staring, stormy } from './moving';

/** Every clip of the demo by name, with its length in seconds. */
export const CLIPS = {
  'film-shanty-1': { seconds: 3, scene: singing(11, 'night', 5) },
  'film-shanty-2': { seconds: 3, scene: singing(58, 'dusk', 4) },
  'film-gull-1': { seconds: 3, scene: staring(23, 'mist') },
  'film-gull-2': { seconds: 2, scene: staring(31, 'amber') },
  'film-semaphore-1': { seconds: 2, scene: signalling(41, 'noon') },
  'film-kraken-1': { seconds: 3, scene: kraken(77, 'dusk') },
  'film-storm-1': { seconds: 3, scene: stormy(90) },
} as const satisfies Record<string, { seconds: number; scene: MovingScene }>;

/** The name of a clip. */
export type ClipName = keyof typeof CLIPS;

/** Names of recordings for audio answers, with their length in seconds. */
export const SOUNDS = { 'shanty-hum': { seconds: 5 }, 'ferry-call': { seconds: 4 } } as const;

/** The name of a recording. */
export type SoundName = keyof typeof SOUNDS;

/** Size of a clip in pixels. */
export const CLIP_SIZE = { width: 480, height: 360 } as const;
