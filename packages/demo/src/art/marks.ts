import { templatesIn } from '@waymark/provider/data';
import { seeded } from '../seeded';
import { face } from './faces';
import { BOW, storm } from './scenes/overlays';

const ANCHOR =
  '<g fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"><circle cx="12" cy="5.200" r="2.400"/><path d="M12 7.800V21M8.400 11h7.200M4.500 13.500c0 4.600 3.200 7.500 7.500 7.500s7.500 -2.900 7.500 -7.500M3 15l1.500 -2 2 1.600M21 15l-1.500 -2 -2 1.600"/></g>';
const PEAK =
  '<g fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"><path d="M3 20L10 6l4 8 2.500 -4L21 20zM7.600 10.800l2.400 2 2 -2.200M14 6V2.500l3.500 1.700z"/></g>';

/** The two brands of the demo. */
export const BRANDS = {
  harbour: { name: 'Harbour Hunts', colour: '#0b6a60', sign: ANCHOR },
  summit: { name: 'Summit Quests', colour: '#5b3fa6', sign: PEAK },
} as const;

/** A graphic that is not a scene: its content, size in pixels and units. */
export interface Graphic {
  readonly content: string;
  readonly width: number;
  readonly height: number;
  readonly viewBox: string;
  /** Extension of its file: transparent graphics are PNGs. */
  readonly extension: 'png' | 'jpg';
}

function mark(brand: keyof typeof BRANDS): Graphic {
  const { colour, sign } = BRANDS[brand];
  const content = `<rect width="32" height="32" rx="7" fill="${colour}"/><g transform="translate(5.500 5.500) scale(.875)" color="#fff">${sign}</g>`;
  return { content, width: 256, height: 256, viewBox: '0 0 32 32', extension: 'png' };
}

/** @param ink colour of the name; by default the brand's colour */
function logo(brand: keyof typeof BRANDS, ink: string = BRANDS[brand].colour): Graphic {
  const { colour, name, sign } = BRANDS[brand];
  const content =
    `<rect x="2" y="9" width="32" height="32" rx="7" fill="${colour}"/><g transform="translate(7.500 14.500) scale(.875)" color="#fff">${sign}</g>` +
    `<text x="42" y="31.500" font-family="Inter, DejaVu Sans, sans-serif" font-size="12.500" font-weight="700" fill="${ink}">${name}</text>`;
  return { content, width: 600, height: 200, viewBox: '0 0 150 50', extension: 'png' };
}

const SYMBOLS = {
  first: '<path d="M0 -26l7 15 16 2 -12 11 3 16 -14 -8 -14 8 3 -16 -12 -11 16 -2z" fill="#fff6dc"/>',
  gull: '<path d="M-26 4q12 -16 26 2q14 -18 26 -2q-14 -4 -26 12q-12 -16 -26 -12z" fill="#fdfaf3"/>',
  knot: '<path d="M-26 8C-8 8 -12 -16 2 -16s14 26 -4 24 -6 -28 12 -24 14 22 18 24" fill="none" stroke="#f0d39b" stroke-width="8" stroke-linecap="round"/>',
  lantern:
    '<path d="M-10 -10h20v26h-20z" fill="#ffd984"/><path d="M-13 16h26v5h-26zM-13 -15h26v5h-26zM-6 -15q6 -14 12 0" fill="none" stroke="#fff6dc" stroke-width="3"/>',
  compass:
    '<circle r="21" fill="none" stroke="#fff6dc" stroke-width="3"/><path d="M0 -17L5 0 0 17 -5 0z" fill="#f2b35c"/><path d="M-17 0L0 -5 17 0 0 5z" fill="#fff6dc" opacity=".85"/>',
  camera:
    '<rect x="-22" y="-13" width="44" height="30" rx="5" fill="#fff6dc"/><path d="M-8 -13l4 -7h8l4 7z" fill="#fff6dc"/><circle cy="2" r="9" fill="#2d4a63"/><circle cy="2" r="4" fill="#7fb6c4"/>',
} as const;

/** The name of a reward's badge. */
type BadgeName = keyof typeof SYMBOLS;

function badge(symbol: BadgeName, ring: string, field: string): Graphic {
  const teeth = Array.from(
    { length: 24 },
    (_, index) => `<circle cx="0" cy="-54" r="4.600" fill="${ring}" transform="rotate(${index * 15})"/>`,
  ).join('');
  const content =
    `<rect width="160" height="160" fill="#f5efd9"/><g transform="translate(80 74)"><path d="M-30 34l-14 44 18 -6 10 16 14 -44zM30 34l14 44 -18 -6 -10 16 -14 -44z" fill="${field}" opacity=".75"/>` +
    `${teeth}<circle r="54" fill="${ring}"/><circle r="43" fill="${field}"/><circle r="43" fill="none" stroke="#000" stroke-width="2" opacity=".15"/>${SYMBOLS[symbol]}</g>`;
  return { content, width: 800, height: 800, viewBox: '0 0 160 160', extension: 'png' };
}

function portrait(seed: number, field: string): Graphic {
  const content = `<rect width="100" height="100" fill="${field}"/>${face(seeded(seed), 50, 48, 23, 0)}`;
  return { content, width: 256, height: 256, viewBox: '0 0 100 100', extension: 'jpg' };
}

/** Pictures of the provider's templates. */
function template(id: string): Graphic {
  const drawing = templatesIn([]).find((one) => one.id === id)?.drawing ?? '';
  const content = drawing.replace(/^<svg [^>]*>|<\/svg>$/g, '');
  return { content, width: 1200, height: 900, viewBox: '0 0 160 120', extension: 'jpg' };
}

/** Every graphic by the name of its file. */
export const GRAPHICS = {
  'mark-harbour': mark('harbour'),
  'mark-summit': mark('summit'),
  'logo-harbour': logo('harbour'),
  'logo-summit': logo('summit'),
  'logo-on-bar': logo('harbour', '#ffffff'),
  'badge-first': badge('first', '#e5b23f', '#c9462e'),
  'badge-gull': badge('gull', '#c9d5d3', '#567a7c'),
  'badge-knot': badge('knot', '#a97f45', '#1f6f64'),
  'badge-lantern': badge('lantern', '#566b8a', '#1d3046'),
  'badge-compass': badge('compass', '#e2a33c', '#0b4f4d'),
  'badge-camera': badge('camera', '#d98646', '#7a4b6c'),
  'portrait-1': portrait(4, '#e3c79a'),
  'portrait-2': portrait(9, '#a9d3c4'),
  'portrait-3': portrait(15, '#d7d0c2'),
  'portrait-4': portrait(22, '#e6a58c'),
  'portrait-5': portrait(29, '#9fb8c9'),
  'portrait-6': portrait(37, '#c9b6d8'),
  'sticker-bow': { content: BOW, width: 645, height: 860, viewBox: '26 -24 108 144', extension: 'png' },
  'template-city-trail': template('city-trail'),
  'template-office-hunt': template('office-hunt'),
  'template-museum': template('museum'),
  'template-school-trip': template('school-trip'),
  'template-south-bank': template('south-bank'),
  'background-storm': { content: storm(), width: 645, height: 860, viewBox: '20 -30 108 144', extension: 'jpg' },
} as const satisfies Record<string, Graphic>;

/** The name of a graphic. */
export type GraphicName = keyof typeof GRAPHICS;

/** The name of a graphic's file. */
export const graphicFile = (name: GraphicName) => `${name}.${GRAPHICS[name].extension}`;
