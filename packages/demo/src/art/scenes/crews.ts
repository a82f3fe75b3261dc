import { type Arm, crew, person, somebody } from '../people';
import { bollard, bunting, crane, quay, sky, skyline, water } from '../surroundings';
import type { Scene } from './scene';

const FLAGS = ['#c9462e', '#f3ead9', '#1f6f64', '#e5b23f', '#2d4a63'];

const STATUE =
  '<path d="M-13 0h26l-2 -5h-22z" fill="#5b5348"/><path d="M-9 -5h18v-17h-18z" fill="#7a7163"/><path d="M0 -5h9v-17h-9z" fill="#000" opacity=".12"/>' +
  '<rect x="-5" y="-17" width="10" height="6" rx=".8" fill="#c9a54e"/><path d="M-5.500 -22h11v-2h-11z" fill="#5b5348"/>' +
  '<g fill="#8f6a2c"><path d="M-4.600 -24c0 -9 -.6 -15 .4 -19q1 -3 4.200 -3t4.200 3c1 4 .6 10 .6 19z"/><circle cy="-49.500" r="3.400"/>' +
  '<path d="M-5 -51h10l-1.400 -3.600h-7.200z"/><path d="M3.500 -44l9 -4.400 1 1.800 -8.600 5.400z"/><path d="M12.400 -49.500l6 -2.400 .8 2 -6 2.400z"/><path d="M-4 -44l-3 8 1.800 .8 3.400 -6z"/></g>' +
  '<path d="M-1.500 -45.500c-2 3 -2.200 12 -2 21h1.600c-.4 -9 0 -16 .4 -21zM-1.200 -52a3.400 3.400 0 0 0 -1.600 4" fill="#d6ae5a" opacity=".75"/>';

const SALUTES: readonly (readonly [Arm, Arm])[] = [
  ['hips', 'salute'],
  ['salute', 'down'],
  ['down', 'salute'],
  ['up', 'hips'],
  ['cheer', 'salute'],
];

/** The brass pilot on his plinth, and a crew paying its respects. */
export const pilot: Scene = (random, light, people) => {
  const middle = random.between(70, 92);
  const left = Math.ceil(people / 2);
  return (
    sky(random, light, 78) +
    skyline(random, light, 79) +
    crane(138, 80, 0.6, light.ink) +
    crane(156, 80, 0.48, light.ink) +
    water(random, light, 78, 95) +
    quay(light, 94) +
    `<g transform="translate(${middle} 106) scale(1.180)">${STATUE}</g>` +
    crew(random, left, { from: middle - 46, to: middle - 23, y: 112, arms: SALUTES }) +
    crew(random, people - left, { from: middle + 24, to: middle + 46, y: 112, arms: SALUTES })
  );
};

/** A crew arm in arm, singing. */
export const shanty: Scene = (random, light, people) => {
  const reach = people * 12;
  const notes = [44, 112, 78, 20, 140]
    .slice(0, 3)
    .map(
      (x) =>
        `<g transform="translate(${x + random.between(-6, 6)} ${random.between(34, 54)})"><circle r="2.500"/><path d="M2 0v-15l8 -2v13" fill="none" stroke="#ffdf9b" stroke-width="1.600"/><circle cx="8" cy="-4" r="2.500"/></g>`,
    )
    .join('');
  return (
    sky(random, light, 74) +
    skyline(random, light, 75, 0.9) +
    water(random, light, 74, 93) +
    quay(light, 92) +
    crew(random, people, { from: 80 - reach, to: 80 + reach, y: 113, scale: 1.08, arms: [['link', 'link']] }) +
    `<g fill="#ffdf9b">${notes}</g>`
  );
};

/** Human pyramids. */
export const pyramid: Scene = (random, light, people) => {
  const bottom = Math.max(2, Math.ceil((people + 1) / 2));
  const rows = [bottom, Math.max(1, bottom - 1), Math.max(0, people - bottom - Math.max(1, bottom - 1))];
  let drawn = sky(random, light, 84) + skyline(random, light, 85) + water(random, light, 84, 97) + quay(light, 96);
  drawn += bunting(-10, 12, 90, 22, FLAGS) + bunting(90, 22, 175, 8, FLAGS);
  rows.forEach((count, row) => {
    const arms: readonly (readonly [Arm, Arm])[] =
      row === 0
        ? [
            ['link', 'link'],
            ['up', 'up'],
          ]
        : [
            ['cheer', 'cheer'],
            ['up', 'cheer'],
          ];
    const reach = (count - 1) * 8.5;
    drawn += crew(random, count, { from: 80 - reach, to: 80 + reach, y: 114 - row * 27, scale: 0.92, arms });
  });
  return drawn;
};

/** Semaphore: one person with two flags, everyone else guessing. */
export const semaphore: Scene = (random, light, people) => {
  const flag = (x: number, y: number, turn: number) =>
    `<g transform="translate(${x} ${y}) rotate(${turn})"><path d="M0 4V-14" stroke="#5b5348" stroke-width="1.400"/><path d="M0 -14h11v10H0z" fill="#e5b23f"/><path d="M0 -14L11 -4H0z" fill="#c9462e"/></g>`;
  const pose = random.pick([
    { arms: ['cheer', 'up'] as const, flags: flag(58, 61, -30) + flag(92, 57, 10) },
    { arms: ['point', 'cheer'] as const, flags: flag(50, 72, -80) + flag(101, 61, 35) },
    { arms: ['up', 'reach'] as const, flags: flag(68, 57, -10) + flag(103, 87, 115) },
  ]);
  return (
    sky(random, light, 80) +
    skyline(random, light, 81) +
    crane(14, 82, 0.7, light.ink, true) +
    water(random, light, 80, 97) +
    quay(light, 96) +
    bollard(136, 106, 1.2, light.ink) +
    person(80, 114, 1.3, somebody(random), pose.arms) +
    pose.flags +
    crew(random, Math.min(people, 3), {
      from: 18,
      to: 38,
      y: 112,
      scale: 0.86,
      arms: [
        ['down', 'point'],
        ['hold', 'hold'],
        ['hips', 'salute'],
      ],
    })
  );
};

/** Strangers who swapped something at the market. */
export const market: Scene = (random, light, people) => {
  const stall = (x: number, colour: string) =>
    `<g transform="translate(${x} 0)"><path d="M-20 60h2v48h-2zM18 60h2v48h-2z" fill="#6d4d36"/><path d="M-20 88h40v8h-40z" fill="#a97f45"/>` +
    `<path d="M-24 62l5 -12h38l5 12z" fill="${colour}"/><path d="M-13 62l3 -12h7l-1 12zM4 62l-1 -12h7l3 12z" fill="#f3ead9"/>` +
    [-14, -6, 2, 10]
      .map((spot, index) => `<circle cx="${spot}" cy="86" r="3" fill="${FLAGS[(index + x) % 5]}"/>`)
      .join('') +
    '</g>';
  return (
    sky(random, light, 72) +
    skyline(random, light, 74, 0.7) +
    quay(light, 74) +
    stall(30, random.pick(FLAGS)) +
    stall(84, random.pick(FLAGS)) +
    stall(140, random.pick(FLAGS)) +
    bunting(-10, 40, 170, 34, FLAGS) +
    crew(random, people, {
      from: 40,
      to: 122,
      y: 117,
      scale: 1.05,
      arms: [
        ['hold', 'point'],
        ['reach', 'hips'],
        ['cheer', 'hold'],
        ['hold', 'down'],
      ],
    })
  );
};
