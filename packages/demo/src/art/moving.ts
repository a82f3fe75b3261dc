import { seeded } from '../seeded';
import { LIGHTS, type LightName } from './light';
import { type Arm, person, somebody } from './people';
import { storm } from './scenes/overlays';
import { band, bollard, crane, quay, sky, skyline, water } from './surroundings';

/** Draws one frame of a clip; `turn` goes from 0 to 1, and the clip loops. */
export type MovingScene = (turn: number) => string;

const swing = (turn: number, shift = 0) => Math.sin((turn + shift) * Math.PI * 2);

function quayside(seed: number, lightName: LightName): string {
  const random = seeded(seed);
  const light = LIGHTS[lightName];
  return sky(random, light, 76) + skyline(random, light, 77, 0.8) + water(random, light, 76, 95) + quay(light, 94);
}

/** A crew swaying to its own song. */
export function singing(seed: number, light: LightName, people: number): MovingScene {
  const behind = quayside(seed, light);
  const crew = Array.from({ length: people }, (_, index) => somebody(seeded(seed + index)));
  return (turn) =>
    behind +
    crew
      .map((looks, index) => {
        const x = 80 + (index - (people - 1) / 2) * 24;
        return `<g transform="translate(${x} 114) rotate(${(swing(turn * 2) * 7).toFixed(2)})">${person(0, 0, 1.08, looks, ['link', 'link'])}</g>`;
      })
      .join('') +
    [0, 0.34, 0.67]
      .map((shift, index) => {
        const rise = (turn + shift) % 1;
        return `<g transform="translate(${40 + index * 40 + swing(turn, shift) * 5} ${68 - rise * 50})" opacity="${Math.sin(rise * Math.PI).toFixed(2)}" fill="#ffdf9b"><circle r="2.500"/><path d="M2 0v-15l8 -2v13" fill="none" stroke="#ffdf9b" stroke-width="1.600"/><circle cx="8" cy="-4" r="2.500"/></g>`;
      })
      .join('');
}

/** A gull that looks back. */
export function staring(seed: number, lightName: LightName): MovingScene {
  const random = seeded(seed);
  const light = LIGHTS[lightName];
  const behind = sky(random, light, 72) + skyline(random, light, 73, 0.4) + water(random, light, 72, 190);
  return (turn) => {
    const blinking = (turn > 0.2 && turn < 0.26) || (turn > 0.7 && turn < 0.75);
    const open = Math.max(0, swing(turn, 0.55)) * 3;
    return (
      behind +
      '<rect x="58" y="76" width="44" height="60" rx="3" fill="#4c3b30"/><path d="M58 84h44M58 98h44" stroke="#382a22" stroke-width="2.500"/><ellipse cx="80" cy="76" rx="24" ry="5" fill="#5f4b3d"/>' +
      '<path d="M74 60v16M86 60v16" stroke="#e39a2d" stroke-width="2.200"/>' +
      `<g transform="translate(0 ${(swing(turn * 2) * 0.8).toFixed(2)})"><ellipse cx="77" cy="48" rx="25" ry="17" fill="#fbfaf6"/><path d="M56 46c10 -6 26 -4 34 4 -4 8 -14 14 -24 12 -6 -4 -10 -10 -10 -16z" fill="#9fa9ad"/><path d="M44 52l18 -3 -9 9z" fill="#3a3f44"/>` +
      `<g transform="rotate(${(swing(turn) * 9).toFixed(2)} 86 36)"><path d="M74 40c-2 -16 2 -30 13 -30s14 12 11 26z" fill="#fbfaf6"/><path d="M96 ${17 - open / 2}l13 2.500 -12 2.500zM96 ${21 + open}l11 -1 -10 4z" fill="#e8a530"/>` +
      (blinking
        ? '<path d="M86.500 18h4" stroke="#25211d" stroke-width="1"/>'
        : '<circle cx="89" cy="18" r="1.800" fill="#25211d"/>') +
      '</g></g>'
    );
  };
}

/** Semaphore: three letters, repeated. */
export function signalling(seed: number, lightName: LightName): MovingScene {
  const behind =
    quayside(seed, lightName) +
    crane(20, 78, 0.7, LIGHTS[lightName].ink) +
    bollard(136, 106, 1.2, LIGHTS[lightName].ink);
  const looks = somebody(seeded(seed + 3));
  const letters: readonly (readonly [
    readonly [Arm, Arm],
    readonly [number, number, number],
    readonly [number, number, number],
  ])[] = [
    [
      ['up', 'up'],
      [71, 57, -12],
      [89, 57, 12],
    ],
    [
      ['point', 'cheer'],
      [59, 68, -75],
      [97, 60, 35],
    ],
    [
      ['reach', 'point'],
      [61, 87, -115],
      [101, 68, 75],
    ],
    [
      ['cheer', 'reach'],
      [63, 60, -35],
      [99, 87, 115],
    ],
  ];
  return (turn) => {
    const letter = letters[Math.floor(turn * letters.length) % letters.length];
    if (!letter) return behind;
    const flags = [letter[1], letter[2]]
      .map(
        ([x, y, angle]) =>
          `<g transform="translate(${x} ${y}) rotate(${angle})"><path d="M0 4V-15" stroke="#5b5348" stroke-width="1.400"/><path d="M0 -15h12v11H0z" fill="#e5b23f"/><path d="M0 -15L12 -4H0z" fill="#c9462e"/></g>`,
      )
      .join('');
    return behind + person(80, 114, 1.32, looks, letter[0]) + flags;
  };
}

/** Something wakes under the pier. */
export function kraken(seed: number, lightName: LightName): MovingScene {
  const random = seeded(seed);
  const light = LIGHTS[lightName];
  const behind = sky(random, light, 66) + skyline(random, light, 67, 0.8) + water(random, light, 66, 190);
  const front =
    quay(light, 106) +
    person(34, 122, 1, somebody(seeded(seed + 1)), ['up', 'up']) +
    person(58, 123, 0.94, somebody(seeded(seed + 2)), ['hold', 'point']);
  return (turn) => {
    const rise = 14 - 14 * Math.sin(turn * Math.PI);
    const tentacles = [46, 64, 112, 132]
      .map((x, index) => {
        const sway = swing(turn * 2, index * 0.23) * 9;
        const tip = 34 + index * 4 + rise;
        return `<path d="M${x} 104Q${x - sway} ${72 + rise / 2} ${x + sway} 58T${x + sway * 1.6} ${tip}q4 -8 9 -3" fill="none" stroke="#7a4b6c" stroke-width="${9 - index}" stroke-linecap="round"/>`;
      })
      .join('');
    return (
      behind +
      tentacles +
      `<g transform="translate(0 ${rise})"><path d="M62 100q2 -48 27 -52 25 4 27 52z" fill="#8d5a80"/><circle cx="80" cy="72" r="6" fill="#fdf6ea"/><circle cx="99" cy="72" r="6" fill="#fdf6ea"/><circle cx="${78 + swing(turn)}" cy="74" r="2.600"/><circle cx="${97 + swing(turn)}" cy="74" r="2.600"/></g>` +
      `${band(96, 108, light.sea[1])}<path d="M30 97q10 -4 20 0t20 0 20 0 20 0 20 0 20 0" fill="none" stroke="${light.glint}" opacity=".6"/>` +
      front
    );
  };
}

/** A report from the helm in rough seas. */
export function stormy(seed: number): MovingScene {
  const looks = somebody(seeded(seed));
  const mate = somebody(seeded(seed + 9));
  return (turn) => {
    const flash = turn > 0.44 && turn < 0.52;
    return (
      `<g transform="translate(${(swing(turn) * 12).toFixed(1)} ${(swing(turn, 0.25) * 5).toFixed(1)})">${storm()}</g>` +
      (flash ? band(-60, 190, '#f7e6a8').replace('/>', ' opacity=".28"/>') : '') +
      `<g transform="rotate(${(swing(turn, 0.1) * 4).toFixed(2)} 80 140)"><path d="M-60 108q140 -16 280 0V240H-60z" fill="#5a3a28"/><path d="M-60 116q140 -16 280 0" stroke="#3b2418" stroke-width="1.500" fill="none"/>` +
      `<g transform="translate(52 98) rotate(${(swing(turn) * 40).toFixed(1)})" fill="none" stroke="#a97f45" stroke-width="3"><circle r="19"/><circle r="5" fill="#a97f45"/><path d="M-26 0h52M0 -26V26M-18 -18l36 36M18 -18l-36 36"/></g>` +
      person(92, 124, 1.4, looks, turn > 0.5 ? ['reach', 'up'] : ['reach', 'cheer']) +
      person(122, 126, 1.3, mate, ['hips', 'salute']) +
      '</g>'
    );
  };
}
