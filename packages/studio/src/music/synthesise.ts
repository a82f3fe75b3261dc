import type { Track } from './tracks';

/** Samples per second. */
export const SAMPLE_RATE = 32_000;
const BEATS_OF_CHORD = 4;
const ROUNDS = 2;
const TURN = 2 * Math.PI;

const pitch = (note: number): number => 440 * 2 ** ((note - 69) / 12);

/** Plays a track's chords twice, so that its end matches its beginning. */
export function synthesise(track: Track): Float32Array {
  const beat = 60 / track.tempo;
  const bar = beat * BEATS_OF_CHORD;
  const bars = track.chords.length * ROUNDS;
  const sound = new Float32Array(Math.round(bars * bar * SAMPLE_RATE));
  const { pad, pluck, bass, drums } = track.parts;
  for (let number = 0; number < bars; number += 1) {
    const chord = track.chords[number % track.chords.length] ?? [];
    const start = number * bar;
    for (const note of chord.slice(1)) playPad(sound, { start, seconds: bar, note, loud: pad * 0.1 });
    playBass(sound, { start, seconds: bar / 2, note: chord[0] ?? 48, loud: bass * 0.3 });
    playBass(sound, { start: start + bar / 2, seconds: bar / 2, note: chord[0] ?? 48, loud: bass * 0.25 });
    track.figure.forEach((at, step) => {
      const note = chord[at];
      if (note === undefined) return;
      playPluck(sound, { start: start + (step * bar) / 8, seconds: track.ring, note: note + 12, loud: pluck * 0.22 });
    });
    for (let step = 0; drums > 0 && step < 8; step += 1) {
      const moment = start + (step * bar) / 8;
      if (step % 4 === 0) playKick(sound, moment, drums * 0.5);
      playHat(sound, moment, drums * (step % 2 === 0 ? 0.05 : 0.09));
    }
  }
  return sound;
}

interface Note {
  /** Seconds. */
  readonly start: number;
  readonly seconds: number;
  readonly note: number;
  readonly loud: number;
}

/** Adds a sound from a moment on. What exceeds the end continues at the beginning, as a loop requires. */
function add(sound: Float32Array, start: number, seconds: number, at: (second: number) => number): void {
  const from = Math.round(start * SAMPLE_RATE);
  const length = Math.round(seconds * SAMPLE_RATE);
  for (let index = 0; index < length; index += 1) {
    const place = (from + index) % sound.length;
    sound[place] = (sound[place] ?? 0) + at(index / SAMPLE_RATE);
  }
}

function playPad(sound: Float32Array, { start, seconds, note, loud }: Note): void {
  const turns = TURN * pitch(note);
  add(sound, start, seconds, (second) => {
    const swell = Math.min(1, second / 0.6, (seconds - second) / 0.6);
    const wave =
      Math.sin(turns * second) + 0.5 * Math.sin(turns * 1.003 * second) + 0.25 * Math.sin(2 * turns * second);
    return loud * swell * wave;
  });
}

function playBass(sound: Float32Array, { start, seconds, note, loud }: Note): void {
  const turns = TURN * pitch(note - 12);
  add(sound, start, seconds, (second) => {
    const shape = Math.min(1, second / 0.01, (seconds - second) / 0.05) * Math.exp(-second * 1.2);
    return loud * shape * (Math.sin(turns * second) + 0.3 * Math.sin(2 * turns * second));
  });
}

function playPluck(sound: Float32Array, { start, seconds, note, loud }: Note): void {
  const turns = TURN * pitch(note);
  const fading = 5 / seconds;
  add(sound, start, seconds, (second) => {
    const shape = Math.min(1, second / 0.004) * Math.exp(-second * fading);
    const high = Math.exp(-second * fading * 2);
    return (
      loud *
      shape *
      (Math.sin(turns * second) + high * (0.4 * Math.sin(2 * turns * second) + 0.2 * Math.sin(3 * turns * second)))
    );
  });
}

function playKick(sound: Float32Array, start: number, loud: number): void {
  add(
    sound,
    start,
    0.25,
    (second) => loud * Math.exp(-second * 14) * Math.sin(TURN * (48 * second + 9 * (1 - Math.exp(-second * 30)))),
  );
}

/** The same noise each time, so that a track always sounds the same. */
function playHat(sound: Float32Array, start: number, loud: number): void {
  let seed = 1;
  add(sound, start, 0.05, (second) => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    return loud * Math.exp(-second * 90) * (seed / 1_073_741_824 - 1);
  });
}
