import { crew, person, somebody } from '../people';
import { band, gradient, quay, sky, skyline } from '../surroundings';
import type { Scene } from './scene';

function bricks(light: string): string {
  let drawn = '';
  for (let row = -5; row < 12; row += 1) {
    const y = row * 14;
    drawn += `<path d="M-60 ${y}H220" stroke="#7e3b26" opacity=".5"/>`;
    for (let x = row % 2 ? -60 : -47; x < 220; x += 26) {
      drawn += `<path d="M${x} ${y}v14" stroke="#7e3b26" opacity=".4"/>`;
    }
  }
  return `<defs>${gradient('brick', ['#b5603f', '#9a4a30'])}</defs>${band(-60, 190, 'url(#brick)')}${drawn}${band(-60, 190, light)}`;
}

/** The pump house with the year over its door. */
export const pumpHouse: Scene = (random, light, people) =>
  `${bricks(`${light.sky[0]}22`)}<path d="M50 112V58a30 30 0 0 1 60 0v54z" fill="#e9dcc2"/><path d="M57 112V60a23 23 0 0 1 46 0v52z" fill="#20453f"/>` +
  '<path d="M80 37v75M57 66h46" stroke="#17332f" stroke-width="2"/><circle cx="85" cy="82" r="2" fill="#d8a944"/>' +
  '<rect x="56" y="12" width="48" height="14" rx="1.500" fill="#e9dcc2"/>' +
  '<text x="80" y="22.500" text-anchor="middle" font-family="Georgia, DejaVu Serif, serif" font-size="10" font-weight="700" letter-spacing="2" fill="#6a4a2d">1871</text>' +
  band(110, 190, '#8c8172') +
  (light.window
    ? `<circle cx="130" cy="46" r="26" fill="${light.window}" opacity=".25"/><path d="M128 40h5v8h-5z" fill="${light.window}"/>`
    : '') +
  crew(random, people, {
    from: 30,
    to: 128,
    y: 117,
    scale: 1.05,
    arms: [
      ['up', 'point'],
      ['hips', 'up'],
      ['down', 'cheer'],
    ],
  });

/** The harbour master's door with its inconspicuous code. */
export const door: Scene = (random, light, people) => {
  let code = '';
  for (let y = 0; y < 9; y += 1) {
    for (let x = 0; x < 9; x += 1) {
      const corner = (x < 3 && y < 3) || (x > 5 && y < 3) || (x < 3 && y > 5);
      if (!corner && random.chance(0.48)) code += `<path d="M${64 + x * 3.6} ${44 + y * 3.6}h3.600v3.600h-3.600z"/>`;
    }
  }
  const eye = (x: number, y: number) =>
    `<path d="M${x} ${y}h10v10h-10z"/><path d="M${x + 2} ${y + 2}h6v6h-6z" fill="#fffdf6"/><path d="M${x + 3.6} ${y + 3.6}h2.800v2.800h-2.800z"/>`;
  return (
    `${band(-60, 190, random.pick(['#35564f', '#5a4a43', '#3d4f63', '#6b5a48']))}<rect x="44" y="8" width="72" height="190" rx="3" fill="#0d3a35"/>` +
    '<path d="M52 18h24v36H52zM84 18h24v36H84zM52 62h24v90H52zM84 62h24v90H84z" fill="#12504a"/>' +
    `<circle cx="20" cy="34" r="30" fill="${light.disc}" opacity=".22"/><path d="M14 26h12l-2 14h-8z" fill="${light.window ?? light.glint}"/>` +
    `<rect x="59" y="39" width="42" height="42" rx="3" fill="#fffdf6"/><g fill="#1d1a16">${code}${eye(64, 44)}${eye(86, 44)}${eye(64, 66)}</g>` +
    '<circle cx="108" cy="84" r="3" fill="#d8a944"/>' +
    (people > 0 ? person(132, 132, 1.5, somebody(random), ['reach', 'hold']) : '')
  );
};

const MURALS = [
  '<path d="M20 84c20 -40 60 -50 84 -34 10 -10 22 -8 26 2 -8 0 -12 6 -10 14 -10 22 -50 40 -100 18z" fill="#2f8f86"/><circle cx="100" cy="56" r="3" fill="#17110f"/><path d="M40 76q20 12 44 4" stroke="#f3ead9" stroke-width="3" fill="none"/>',
  '<circle cx="78" cy="52" r="28" fill="#e5b23f"/><path d="M78 8v88M34 52h88M46 20l64 64M110 20l-64 64" stroke="#c9462e" stroke-width="4"/><circle cx="78" cy="52" r="15" fill="#f3ead9"/>',
  '<path d="M30 88q6 -52 46 -60 44 6 52 60z" fill="#7a4b6c"/><circle cx="64" cy="58" r="7" fill="#f3ead9"/><circle cx="92" cy="58" r="7" fill="#f3ead9"/><circle cx="66" cy="58" r="3"/><circle cx="94" cy="58" r="3"/><path d="M40 88q6 10 -4 16M60 88q4 12 -4 18M84 88q-2 12 6 18M108 88q-4 10 6 16" stroke="#7a4b6c" stroke-width="7" fill="none"/>',
  '<path d="M18 92q30 -30 60 0t64 0" stroke="#3f8a8c" stroke-width="9" fill="none"/><path d="M18 76q30 -30 60 0t64 0" stroke="#f3ead9" stroke-width="9" fill="none"/><path d="M44 56h64l-10 14H54zM76 16v38M78 18l26 30H78z" fill="#c9462e" stroke="#3b2b20" stroke-width="2"/>',
];

/** A painted wall and the people who became part of it. */
export const mural: Scene = (random, light, people) =>
  sky(random, light, 20) +
  skyline(random, light, 20, 0.5) +
  band(12, 190, random.pick(['#d9cdb8', '#6b5b55', '#c9b28b', '#42575c'])) +
  `<g>${random.pick(MURALS)}</g>` +
  quay(light, 104) +
  crew(random, people, {
    from: 34,
    to: 126,
    y: 119,
    scale: 1.1,
    arms: [
      ['point', 'up'],
      ['cheer', 'hips'],
      ['reach', 'point'],
      ['up', 'up'],
    ],
  });

/** A clock tower that is always a little slow. */
export const clock: Scene = (random, light, people) => {
  const hour = random.between(0, 11) * 30;
  return (
    sky(random, light, 105) +
    skyline(random, light, 105) +
    `<path d="M62 106V22h36v84z" fill="#b08a5f"/><path d="M80 22h18v84h-18z" fill="#000" opacity=".12"/><path d="M58 24h44l-22 -26z" fill="${light.ink}"/>` +
    '<circle cx="80" cy="42" r="13" fill="#f7f0e4" stroke="#4c3a34" stroke-width="2"/>' +
    `<path d="M80 42V33" stroke="#1d1a16" stroke-width="2" transform="rotate(${hour} 80 42)"/><path d="M80 42V31" stroke="#1d1a16" stroke-width="1.200" transform="rotate(${random.between(0, 359)} 80 42)"/>` +
    `<path d="M74 66h12v12H74zM74 86h12v20H74z" fill="${light.window ?? '#4a352b'}"/>` +
    quay(light, 104) +
    crew(random, people, {
      from: 22,
      to: 52,
      y: 117,
      scale: 0.95,
      arms: [
        ['up', 'hips'],
        ['down', 'salute'],
        ['point', 'down'],
      ],
    })
  );
};
