import sharp from 'sharp';
import { between, pick, type Random } from '../chance';

const WIDTH = 960;
const HEIGHT = 720;
const SKIES = [
  ['#f7c59f', '#2a4d69'],
  ['#ffd6a5', '#6d6875'],
  ['#cfe8f3', '#4f86a6'],
  ['#e8e4d9', '#7a8b99'],
  ['#ffb4a2', '#355070'],
] as const;
const GROUNDS = ['#3d5a45', '#6b705c', '#4a4e69', '#7f5539', '#52796f'] as const;
const COATS = ['#d62828', '#fcbf49', '#2a9d8f', '#577590', '#f28482', '#e9c46a', '#3d405b', '#8ab17d'] as const;
const SKINS = ['#f1c9a5', '#c68642', '#8d5524', '#ffdbac', '#e0ac69', '#5c3a21'] as const;

/** A team's photo: people in front of water and houses. */
export async function drawSnapshot(random: Random): Promise<Uint8Array<ArrayBuffer>> {
  const [low, high] = pick(random, SKIES) ?? SKIES[0];
  const horizon = between(random, 380, 460);
  const parts = [
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="url(#sky)"/>`,
    `<circle cx="${between(random, 100, 860)}" cy="${between(random, 90, 240)}" r="${between(random, 30, 70)}" fill="#fff4d6" opacity=".8"/>`,
    houses(random, horizon),
    `<rect y="${horizon}" width="${WIDTH}" height="${HEIGHT - horizon}" fill="${high}" opacity=".75"/>`,
    ...waves(random, horizon),
    `<rect y="620" width="${WIDTH}" height="100" fill="${pick(random, GROUNDS)}"/>`,
    ...people(random),
  ];
  const tilt = between(random, -3, 3);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">
    <defs><linearGradient id="sky" x1="0" y1="1" x2="0" y2="0"><stop stop-color="${low}"/><stop offset="1" stop-color="${high}"/></linearGradient></defs>
    <g transform="rotate(${tilt} 480 360) translate(480 360) scale(1.08) translate(-480 -360)">${parts.join('')}</g></svg>`;
  return new Uint8Array(await sharp(Buffer.from(svg)).jpeg({ quality: 78 }).toBuffer());
}

function houses(random: Random, horizon: number): string {
  const found: string[] = [];
  for (let x = between(random, -60, 0); x < WIDTH; ) {
    const width = between(random, 60, 130);
    const height = between(random, 70, 210);
    const wall = pick(random, ['#5b4b49', '#7d6b5d', '#8c7a6b', '#495057', '#6c584c']);
    found.push(`<rect x="${x}" y="${horizon - height}" width="${width}" height="${height}" fill="${wall}"/>`);
    for (let window = 14; window < width - 20; window += 28) {
      for (let floor = 18; floor < height - 24; floor += 40) {
        const lit = random() < 0.4 ? '#ffe8a3' : '#2f3e46';
        found.push(`<rect x="${x + window}" y="${horizon - height + floor}" width="14" height="20" fill="${lit}"/>`);
      }
    }
    x += width + between(random, 0, 24);
  }
  return found.join('');
}

const waves = (random: Random, horizon: number): string[] =>
  Array.from({ length: 26 }, () => {
    const [x, y, length] = [between(random, 0, WIDTH), between(random, horizon + 8, 615), between(random, 20, 90)];
    return `<rect x="${x}" y="${y}" width="${length}" height="3" rx="1.5" fill="#fff" opacity=".28"/>`;
  });

function people(random: Random): string[] {
  const count = between(random, 2, 5);
  const step = 620 / count;
  return Array.from({ length: count }, (_, place) => {
    const x = 190 + place * step + between(random, -24, 24);
    const size = between(random, 88, 112) / 100;
    const [coat, skin] = [pick(random, COATS), pick(random, SKINS)];
    const raised =
      random() < 0.35 ? `<path d="M44 -150 L96 -270" stroke="${coat}" stroke-width="26" stroke-linecap="round"/>` : '';
    const hat = random() < 0.3 ? `<path d="M-46 -268 Q0 -330 46 -268 Z" fill="${pick(random, COATS)}"/>` : '';
    return `<g transform="translate(${x} 720) scale(${size})">${raised}<path d="M-70 0 L-62 -150 Q-54 -205 0 -205 Q54 -205 62 -150 L70 0 Z" fill="${coat}"/><circle cy="-248" r="44" fill="${skin}"/>${hat}<circle cx="-15" cy="-252" r="4"/><circle cx="15" cy="-252" r="4"/><path d="M-16 -232 Q0 -218 16 -232" fill="none" stroke="#000" stroke-width="4" stroke-linecap="round"/></g>`;
  });
}
