import { face } from '../faces';
import { band, gradient, sky, skyline, water } from '../surroundings';
import type { Scene } from './scene';

const KNOTS = [
  'M-40 74C30 74 40 30 78 30s40 56 8 60S50 40 92 40s40 36 120 36',
  'M-40 60C20 60 34 96 66 92S96 34 64 34 40 92 92 90 116 52 210 58',
  'M-40 84C40 92 60 40 84 36s34 30 6 40 -44 -22 -6 -32 62 28 40 44 -60 12 -44 -6 60 -30 140 -24',
  'M20 200C24 110 34 40 76 38s44 52 10 54 -38 -36 2 -40 66 22 62 60 -4 60 -4 100',
];

/** A knot on a table, a plank or the deck. */
export const knot: Scene = (random, light, people) => {
  const table = random.pick(['#e6dccb', '#b08a5f', '#4d5f63', '#d8c4a2', '#2f4a48']);
  const rope = random.pick([
    ['#7b5a34', '#d9b271', '#a97f45'],
    ['#4a4f57', '#e9ecec', '#b3bcc0'],
    ['#173a52', '#4f86a8', '#2d5c7a'],
    ['#6b2a1c', '#d9694a', '#a8442b'],
  ] as const);
  const path = random.pick(KNOTS);
  let drawn = band(-60, 190, table);
  for (let y = -48; y < 190; y += random.between(17, 26)) {
    drawn += `<path d="M-60 ${y}H220" stroke="#000" stroke-width="1.200" opacity=".14"/>`;
  }
  drawn += `<circle cx="80" cy="60" r="86" fill="${light.disc}" opacity=".2"/>`;
  const stroke = (colour: string, width: number, more = '') =>
    `<path d="${path}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round"${more}/>`;
  drawn += `<g transform="rotate(${random.between(-14, 14)} 80 60)">`;
  drawn += `<g transform="translate(2 5)" opacity=".2">${stroke('#000', 15)}</g>`;
  drawn +=
    stroke(rope[0], 15) +
    stroke(rope[1], 11) +
    stroke(rope[2], 11, ' stroke-dasharray="1.600 5" opacity=".75"') +
    '</g>';
  if (people > 0) {
    const skin = random.pick(['#f0c7a6', '#c58a62', '#8d5a3c', '#e7b48e']);
    drawn +=
      `<path d="M176 132C150 120 138 104 124 98q-7 -2 -8 4 -1 6 8 9 -12 -4 -15 2 -2 6 12 10 -8 0 -8 6 2 6 20 8 20 22 60 40z" fill="${skin}"/>` +
      '<path d="M124 111q8 2 12 6M121 123q8 1 12 3" stroke="#000" stroke-width="1.200" opacity=".25" fill="none"/>';
  }
  return drawn;
};

/** A gull on a post that has seen it all. */
export const gull: Scene = (random, light) => {
  const turned = random.chance(0.5);
  const angry = random.chance(0.4);
  return (
    sky(random, light, 72) +
    skyline(random, light, 73, 0.4) +
    water(random, light, 72, 190) +
    `<g transform="translate(80 60) scale(${turned ? -1 : 1} 1) translate(-80 -60)">` +
    '<rect x="58" y="76" width="44" height="120" rx="3" fill="#4c3b30"/><path d="M58 84h44M58 98h44M58 114h44" stroke="#382a22" stroke-width="2.500"/>' +
    '<ellipse cx="80" cy="76" rx="24" ry="5" fill="#5f4b3d"/><path d="M74 62v14M86 62v14" stroke="#e39a2d" stroke-width="2.200"/>' +
    '<path d="M52 40c0 -4 6 -14 18 -17 1 -9 8 -14 16 -12 7 1.600 10 7 9 13 7 6 12 17 9 26 -3 10 -13 14 -24 14 -14 0 -28 -10 -28 -24z" fill="#fbfaf6"/>' +
    '<path d="M56 44c10 -6 26 -4 34 4 -4 8 -14 14 -24 12 -6 -4 -10 -10 -10 -16z" fill="#9fa9ad"/><path d="M46 50l16 -2 -8 8z" fill="#3a3f44"/>' +
    (angry
      ? '<path d="M94 15l13 -2 -9 6zM94 19l12 6 -11 -1z" fill="#e8a530"/><path d="M84 13l7 3" stroke="#25211d" stroke-width="1.200"/>'
      : '<path d="M94 17l12 3.500 -11 3.500z" fill="#e8a530"/>') +
    '<circle cx="88" cy="17" r="1.700" fill="#25211d"/></g>'
  );
};

/** Faces at arm's length in front of the harbour. */
export const selfie: Scene = (random, light, people) => {
  const count = Math.max(1, Math.min(people, 4));
  const radius = [30, 25, 21, 17][count - 1] ?? 20;
  let drawn = sky(random, light, 58) + skyline(random, light, 60) + water(random, light, 59, 190);
  for (let index = 0; index < count; index += 1) {
    const x = count === 1 ? 80 : 80 - (count - 1) * radius * 0.95 + index * radius * 1.9;
    drawn += face(random, x, 66 + random.between(-6, 8), radius * (0.94 + random.next() * 0.14), random.between(-7, 7));
  }
  return drawn;
};

/** The logbook, a torn chart and the objects on them. */
export const chart: Scene = (random, _light, people) => {
  const cross = { x: random.between(92, 132), y: random.between(28, 60) };
  let drawn = band(-60, 190, '#efe6d2');
  drawn += '<path d="M-60 40q60 -20 96 -4t40 -8 144 -6V-60H-60zM220 80q-64 -14 -86 2t-30 118h140z" fill="#d8cba8"/>';
  drawn +=
    '<path d="M-60 46q60 -20 96 -4t40 -8 144 -6M220 72q-68 -12 -92 4t-32 124" fill="none" stroke="#9fb8ae" stroke-width="1.200"/>';
  for (let x = -40; x <= 200; x += 40) drawn += `<path d="M${x} -60V190" stroke="#b9a883" stroke-width=".5"/>`;
  for (let y = -30; y <= 180; y += 30) drawn += `<path d="M-60 ${y}H220" stroke="#b9a883" stroke-width=".5"/>`;
  drawn +=
    `<path d="M14 100Q${random.between(24, 50)} ${random.between(60, 84)} 60 76T${cross.x} ${cross.y}" fill="none" stroke="#b43d2a" stroke-width="2" stroke-dasharray="5 4" stroke-linecap="round"/>` +
    `<path d="M${cross.x - 5} ${cross.y - 5}l10 10m0 -10l-10 10" stroke="#b43d2a" stroke-width="3" stroke-linecap="round"/>` +
    `<g transform="translate(${random.between(26, 44)} ${random.between(16, 30)}) rotate(${random.between(-20, 20)})" fill="none" stroke="#6a5a41"><circle r="11"/><path d="M0 -14L3 0 0 14 -3 0zM-14 0L0 -3 14 0 0 3z" fill="#6a5a41"/></g>`;
  if (people > 0) {
    drawn +=
      '<g transform="rotate(-16 120 96)"><rect x="86" y="78" width="70" height="48" rx="2" fill="#3b2b20"/><path d="M89 80h31v44H89zM122 80h31v44h-31z" fill="#fbf5e8"/>' +
      '<path d="M93 88h22M93 94h24M93 100h18M93 106h22M127 88h20M127 94h22M127 100h14" stroke="#8f7c5f" stroke-width="1.200"/></g>';
  }
  return drawn;
};

/** Supper in paper, with the harbour behind it. */
export const chips: Scene = (random, light) => {
  let drawn =
    sky(random, light, 52) + skyline(random, light, 54) + water(random, light, 53, 92) + band(90, 190, '#8b6a4a');
  drawn += `<defs>${gradient('paper', ['#fdf8ec', '#e4d9c0'])}</defs><path d="M30 88l96 -6 14 48q-60 20 -118 2z" fill="url(#paper)"/>`;
  for (let index = 0; index < 26; index += 1) {
    drawn += `<rect x="-1.700" y="-9" width="3.600" height="19" rx="1.200" transform="translate(${random.between(48, 116)} ${random.between(84, 108)}) rotate(${random.between(0, 180)})" fill="${random.pick(['#f0c25f', '#e5ac41', '#f6d588'])}"/>`;
  }
  drawn +=
    '<path d="M46 98c12 -14 52 -22 74 -8 -18 18 -56 22 -74 8z" fill="#c98b3a"/><path d="M52 97c14 -9 44 -14 60 -6" stroke="#e3b163" stroke-width="2" fill="none"/>';
  return drawn;
};
