import { person, somebody } from '../people';
import { band, bollard, crane, quay, sky, skyline, water } from '../surroundings';
import type { Scene } from './scene';

const wave = (y: number, fill: string, opacity = 1) =>
  `<path d="M-60 ${y}${'q10 -5 20 0t20 0'.repeat(7)}V190H-60z" fill="${fill}" opacity="${opacity}"/>`;

/** A small sailing boat under way. */
export const boat: Scene = (random, light) => {
  const hull = random.pick(['#a63d2b', '#2d4a63', '#1f6f64', '#7a4b6c', '#3b2b20']);
  const sail = random.pick(['#e2a33c', '#c9462e', '#d9e3dc', '#3f8a8c']);
  return (
    sky(random, light, 72) +
    skyline(random, light, 73, 0.35) +
    water(random, light, 72, 190) +
    `<g transform="translate(${random.between(-18, 18)} ${random.between(-2, 6)}) rotate(${random.between(-5, 5)} 80 74)">` +
    '<path d="M78 20v54" stroke="#3b2b20" stroke-width="1.800"/><path d="M80 20c16 14 24 32 26 48H80z" fill="#fbf5e8"/>' +
    `<path d="M76 26c-10 12 -18 26 -22 42h22z" fill="${sail}"/><path d="M48 74h64c-4 9 -9 13 -16 13H64c-8 0 -13 -5 -16 -13z" fill="${hull}"/><path d="M48 74h64l-1.500 3.500H50z" fill="#f1e3cb"/></g>` +
    wave(92, light.sea[1], 0.6) +
    wave(104, light.sea[1])
  );
};

/** The yellow on-demand ferry. */
export const ferry: Scene = (random, light, people) => {
  const aboard = Array.from({ length: Math.min(people, 4) }, (_, index) =>
    person(
      50 + index * 17,
      77,
      0.62,
      somebody(random),
      random.pick([
        ['up', 'down'],
        ['cheer', 'hips'],
        ['down', 'up'],
      ] as const),
    ),
  ).join('');
  return (
    sky(random, light, 70) +
    skyline(random, light, 71) +
    crane(20, 72, 0.6, light.ink) +
    water(random, light, 70, 190) +
    `<g transform="translate(${random.between(-10, 10)} 4)"><path d="M40 56h74v2H40z" fill="#f3ead9"/><path d="M44 56v20M110 56v20" stroke="#3b2b20" stroke-width="1.500"/>` +
    aboard +
    '<path d="M26 74h110l-12 18H40z" fill="#e5b23f"/><path d="M26 74h110l-2.500 4H29z" fill="#1f4f66"/><path d="M98 60h14v14H98z" fill="#f7f0e4"/><path d="M100 62h10v6h-10z" fill="#4f86a8"/></g>' +
    wave(96, light.sea[1], 0.6) +
    wave(108, light.sea[1])
  );
};

/** The lighthouse at the harbour mouth. */
export const lighthouse: Scene = (random, light) => {
  const beam = light.window
    ? `<path d="M118 30L-60 -6v60zM118 30L240 8v40z" fill="${light.window}" opacity=".28"/>`
    : '';
  const stripe = random.pick(['#c8472f', '#2d4a63', '#1f6f64']);
  return (
    sky(random, light, 74) +
    water(random, light, 74, 190) +
    beam +
    '<path d="M84 190V120c4 -22 14 -34 30 -37s34 10 56 14 50 4 60 20v80z" fill="#23403f"/><path d="M100 96c8 -6 22 -8 32 -4s18 6 40 8 40 6 60 10v80H92z" fill="#1a3232"/>' +
    `<path d="M107 88l5 -50h12l5 50z" fill="#f7f0e4"/><path d="M110.900 50l1 -10h12.200l1 10zM108.800 72l1.100 -11h16.200l1.100 11z" fill="${stripe}"/>` +
    '<path d="M118 38h6l5 50h-9z" fill="#1d1a16" opacity=".14"/><rect x="109" y="35" width="18" height="3" rx="1" fill="#2c2a28"/><rect x="112" y="26" width="12" height="9" fill="#ffd984"/>' +
    `<path d="M112 26h12v9h-12zM118 26v9" fill="none" stroke="#2c2a28" stroke-width="1.200"/><path d="M110 26q8 -9 16 0z" fill="${stripe}"/>`
  );
};

/** The suspension bridge over the gorge. */
export const bridge: Scene = (random, light, people) => {
  const hangers = [42, 50, 58, 66, 74, 82, 90, 98, 106, 114]
    .map((x) => `M${x} ${(62.4 - ((x - 80) / 47) ** 2 * 29).toFixed(1)}V68`)
    .join('');
  return (
    sky(random, light, 100) +
    band(100, 190, '#2b3a2e') +
    `<path d="M-60 190V40L26 60l12 16 8 120zM220 190V40L132 58l-12 18 -6 120z" fill="#3d4f3c" opacity=".9"/><path d="M-60 190V66L22 78l12 112zM220 190V66L136 76l-10 114z" fill="#2b3a2e"/>` +
    `<path d="M44 100h72l30 90H14z" fill="${light.sea[0]}"/><path d="M60 106h40M66 112h28M52 122h40" stroke="${light.glint}" stroke-width="1.400" opacity=".7"/>` +
    `<path d="M30 32h7v42h-7zM123 32h7v42h-7z" fill="${light.ink}"/><path d="M-60 60Q20 36 33 33Q80 92 127 33Q140 36 220 60" fill="none" stroke="${light.ink}" stroke-width="1.700"/>` +
    `<path d="M-60 68H220" stroke="${light.ink}" stroke-width="3"/><path d="${hangers}" stroke="${light.ink}" stroke-width=".8"/>` +
    (people > 0
      ? person(64, 67, 0.3, somebody(random), ['up', 'up']) + person(92, 67, 0.3, somebody(random), ['cheer', 'down'])
      : '')
  );
};

/** Cranes along the quay. */
export const cranes: Scene = (random, light, people) => {
  const turned = random.chance(0.5);
  return (
    sky(random, light, 84) +
    skyline(random, light, 85) +
    crane(26, 89, 0.82, light.ink, turned) +
    crane(62 + random.between(-6, 6), 89, 0.98, light.ink, random.chance(0.3)) +
    crane(108 + random.between(-6, 10), 89, 1.1, light.ink, turned) +
    water(random, light, 88, 190) +
    `<path d="M-60 88H220" stroke="${light.ink}" stroke-width="2"/>` +
    (people > 0
      ? quay(light, 108) +
        Array.from({ length: people }, (_, index) =>
          person(
            44 + index * 20,
            128,
            1,
            somebody(random),
            random.pick([
              ['up', 'point'],
              ['cheer', 'reach'],
              ['up', 'up'],
            ] as const),
          ),
        ).join('')
      : '')
  );
};

/** The ghost ship off the pier, as seen through a phone. */
export const ghostShip: Scene = (random, light, people) => {
  const pale = light.window ? '#9fe3d2' : '#e9fbf5';
  return (
    sky(random, light, 70) +
    skyline(random, light, 71, 0.8) +
    water(random, light, 70, 190) +
    `<g transform="translate(${random.between(-14, 14)} ${random.between(-4, 4)})" fill="${pale}" opacity=".82"><path d="M38 72h84c-4 12 -12 18 -22 18H62c-12 0 -20 -6 -24 -18z"/>` +
    `<path d="M58 72V24M82 72V16M106 72V28" stroke="${pale}" stroke-width="1.800"/><path d="M44 34q14 6 28 0l-3 16q-11 5 -22 0zM66 26q16 7 32 0l-3 20q-13 5 -26 0zM94 38q12 5 24 0l-2 14q-10 4 -20 0zM46 54q12 5 24 0l-2 12q-10 4 -20 0zM68 50q14 6 28 0l-2 16q-12 4 -24 0z"/><path d="M122 72l20 -10M38 72l-8 -3" stroke="${pale}" stroke-width="1.600"/></g>` +
    `<path d="M30 90q50 10 100 0" stroke="${pale}" stroke-width="2" opacity=".5" fill="none"/>` +
    quay(light, 104) +
    bollard(24, 112, 1.1, light.ink) +
    Array.from({ length: Math.min(people, 3) }, (_, index) =>
      person(
        106 + index * 17,
        122,
        1,
        somebody(random),
        random.pick([
          ['point', 'hips'],
          ['hold', 'hold'],
          ['up', 'down'],
        ] as const),
      ),
    ).join('')
  );
};
