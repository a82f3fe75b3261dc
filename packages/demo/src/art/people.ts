import type { Seeded } from '../seeded';

const SKIN = ['#f0c7a6', '#e7b48e', '#c58a62', '#a8714b', '#8d5a3c', '#6b4228'];
const HAIR = ['#17110f', '#3a241a', '#5d4632', '#8d4f23', '#a8642c', '#c9a06a', '#8b8680'];
const SHIRT = [
  '#c9462e',
  '#e5b23f',
  '#1f6f64',
  '#f3ead9',
  '#566b8a',
  '#d7d0c2',
  '#7a4b6c',
  '#3f8a8c',
  '#d98646',
  '#2d4a63',
];
const TROUSERS = ['#2d3442', '#37302c', '#2b3138', '#3c4654', '#4b3d33', '#20242c'];
const HEADWEAR = ['none', 'none', 'none', 'long', 'long', 'bun', 'cap', 'beanie', 'scarf', 'beard'] as const;

/** Pose of one arm: elbow and hand, relative to the point between the feet, outwards positive. */
const ARMS = {
  down: [7, -22, 6, -15.5],
  up: [8.4, -33, 7, -42],
  hips: [9.4, -23, 4.4, -18],
  salute: [9.6, -30.5, 3.6, -37.6],
  link: [9.4, -27, 15.5, -25],
  point: [9, -30, 16, -34],
  hold: [7, -21.5, 2, -21],
  reach: [8.5, -25, 14, -20],
  cheer: [9.6, -32, 12.5, -40],
} as const;

/** Pose of one arm of a person. */
export type Arm = keyof typeof ARMS;

/** A person's appearance. */
export interface Looks {
  readonly skin: string;
  readonly hair: string;
  readonly shirt: string;
  readonly trousers: string;
  readonly headwear: (typeof HEADWEAR)[number];
  readonly glasses: boolean;
}

/** A new random person. */
export function somebody(random: Seeded): Looks {
  return {
    skin: random.pick(SKIN),
    hair: random.pick(HAIR),
    shirt: random.pick(SHIRT),
    trousers: random.pick(TROUSERS),
    headwear: random.pick(HEADWEAR),
    glasses: random.chance(0.22),
  };
}

function arm(side: -1 | 1, pose: Arm, looks: Looks): string {
  const [elbowX, elbowY, handX, handY] = ARMS[pose];
  return (
    `<path d="M${side * 4.3} -27.4L${side * elbowX} ${elbowY}L${side * handX} ${handY}" stroke="${looks.shirt}" ` +
    `stroke-width="3.7" fill="none" stroke-linecap="round" stroke-linejoin="round"/>` +
    `<circle cx="${side * handX}" cy="${handY}" r="2" fill="${looks.skin}"/>`
  );
}

/** Hair, hat or scarf of a head of radius 1 around the origin. */
export function onTheHead(looks: Looks): { behind: string; front: string } {
  const cap = `<path d="M-1.08 .06C-1.2 -1 -.6 -1.22 0 -1.22S1.2 -1 1.08 .06C.9 -.5 .5 -.66 0 -.62S-.9 -.4 -1.08 .06z" fill="${looks.hair}"/>`;
  switch (looks.headwear) {
    case 'long':
      return { behind: `<path d="M-1.2 1.5V-.2a1.2 1.1 0 0 1 2.4 0V1.5z" fill="${looks.hair}"/>`, front: cap };
    case 'bun':
      return { behind: `<circle cy="-1.4" r=".52" fill="${looks.hair}"/>`, front: cap };
    case 'cap':
      return {
        behind: '',
        front: `<path d="M-1.08 -.3a1.08 1.02 0 0 1 2.16 0z" fill="${looks.trousers}"/><path d="M.2 -.44h1.5v.3H.2z" fill="${looks.shirt}"/>`,
      };
    case 'beanie':
      return {
        behind: '',
        front: `<path d="M-1.1 -.4a1.1 1.05 0 0 1 2.2 0z" fill="#c9462e"/><path d="M-1.1 -.62h2.2v.34h-2.2z" fill="#f3ead9"/>`,
      };
    case 'scarf':
      return {
        behind: `<path d="M-1.3 1.3C-1.5 -.6 -.9 -1.35 0 -1.35S1.5 -.6 1.3 1.3z" fill="#3f8a8c"/>`,
        front: `<path d="M-1.08 .4C-1.2 -1 -.6 -1.24 0 -1.24S1.2 -1 1.08 .4C.8 -.6 .5 -.75 0 -.75S-.8 -.6 -1.08 .4z" fill="#3f8a8c"/>`,
      };
    case 'beard':
      return {
        behind: '',
        front: `${cap}<path d="M-.95 .2C-.8 1.2 -.4 1.25 0 1.25S.8 1.2 .95 .2C.6 .55 .3 .5 0 .5S-.6 .55 -.95 .2z" fill="${looks.hair}"/>`,
      };
    case 'none':
      return { behind: '', front: cap };
  }
}

/** One person standing at a point, as small as on a quay. */
export function person(x: number, y: number, scale: number, looks: Looks, arms: readonly [Arm, Arm]): string {
  const head = onTheHead(looks);
  return (
    `<g transform="translate(${x} ${y}) scale(${scale})">` +
    `<path d="M-2.5 -16L-3 -.6M2.5 -16L3.2 -.6" stroke="${looks.trousers}" stroke-width="4.6" stroke-linecap="round"/>` +
    `<g transform="translate(0 -35.2) scale(4.4)">${head.behind}</g>` +
    `<rect x="-5.8" y="-30" width="11.6" height="16" rx="4.6" fill="${looks.shirt}"/>` +
    `<rect x="-1.6" y="-32.4" width="3.2" height="4" fill="${looks.skin}"/>` +
    `<circle cy="-35.2" r="4.4" fill="${looks.skin}"/>` +
    `<g transform="translate(0 -35.2) scale(4.4)">${head.front}</g>` +
    arm(-1, arms[0], looks) +
    arm(1, arms[1], looks) +
    '</g>'
  );
}

/** A row of people between two points, of varying height. */
export function crew(
  random: Seeded,
  count: number,
  place: { from: number; to: number; y: number; scale?: number; arms: readonly (readonly [Arm, Arm])[] },
): string {
  const step = count > 1 ? (place.to - place.from) / (count - 1) : 0;
  let drawn = '';
  for (let index = 0; index < count; index += 1) {
    const x = count > 1 ? place.from + step * index : (place.from + place.to) / 2;
    const scale = (place.scale ?? 1) * (0.9 + random.next() * 0.2);
    drawn += person(x, place.y + random.next() * 2, scale, somebody(random), random.pick(place.arms));
  }
  return drawn;
}
