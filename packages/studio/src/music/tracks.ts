/** A piece of music as notes. */
export interface Track {
  /** As stored in the game. */
  readonly code: string;
  readonly name: string;
  readonly mood: string;
  /** Beats per minute. */
  readonly tempo: number;
  /** Four beats each: MIDI notes, 60 is middle C. */
  readonly chords: readonly (readonly number[])[];
  /** Volume of its parts, from 0 to 1. */
  readonly parts: { readonly pad: number; readonly pluck: number; readonly bass: number; readonly drums: number };
  /** Which notes of the chord are plucked, eight per bar; -1 is a rest. */
  readonly figure: readonly number[];
  /** Seconds until a plucked note fades. */
  readonly ring: number;
}

const C = [48, 60, 64, 67];
const G = [43, 59, 62, 67];
const A_MINOR = [45, 60, 64, 69];
const F = [41, 60, 65, 69];
const D_MINOR = [50, 62, 65, 69];
const E_MINOR = [40, 59, 64, 67];

/** The music for reels: simple pieces, made here. */
export const TRACKS: readonly Track[] = [
  {
    ...{ code: '1', name: 'Open Road', mood: 'Calm, plucked', tempo: 92, chords: [C, G, A_MINOR, F], ring: 1.1 },
    ...{ parts: { pad: 0.25, pluck: 0.7, bass: 0.5, drums: 0 }, figure: [0, 1, 2, 3, 2, 1, 2, 1] },
  },
  {
    ...{
      code: '2',
      name: 'Bright Start',
      mood: 'Lively, with drums',
      tempo: 124,
      chords: [F, C, G, A_MINOR],
      ring: 0.4,
    },
    ...{ parts: { pad: 0.2, pluck: 0.6, bass: 0.7, drums: 0.7 }, figure: [1, 3, 2, 3, 1, 3, 2, -1] },
  },
  {
    ...{
      code: '3',
      name: 'Night Lights',
      mood: 'Slow, electric',
      tempo: 76,
      chords: [A_MINOR, F, D_MINOR, E_MINOR],
      ring: 1.6,
    },
    ...{ parts: { pad: 0.7, pluck: 0.3, bass: 0.6, drums: 0.25 }, figure: [3, -1, 2, -1, 1, -1, 2, -1] },
  },
  {
    ...{
      code: '4',
      name: 'Footsteps',
      mood: 'Driving, drums in front',
      tempo: 138,
      chords: [A_MINOR, A_MINOR, F, G],
      ring: 0.25,
    },
    ...{ parts: { pad: 0.15, pluck: 0.5, bass: 0.8, drums: 0.9 }, figure: [1, 1, 2, 1, 3, 1, 2, 1] },
  },
  {
    ...{
      code: '5',
      name: 'Warm Evening',
      mood: 'Warm, gentle beat',
      tempo: 100,
      chords: [C, A_MINOR, D_MINOR, G],
      ring: 0.9,
    },
    ...{ parts: { pad: 0.5, pluck: 0.6, bass: 0.5, drums: 0.3 }, figure: [1, 2, -1, 3, 2, -1, 1, 2] },
  },
  {
    ...{
      code: '6',
      name: 'Still Water',
      mood: 'Quiet, without a beat',
      tempo: 66,
      chords: [F, C, D_MINOR, C],
      ring: 2.4,
    },
    ...{ parts: { pad: 0.8, pluck: 0.25, bass: 0.2, drums: 0 }, figure: [1, -1, -1, 2, -1, 3, -1, -1] },
  },
];
