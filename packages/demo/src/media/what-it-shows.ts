import type { StoredAlternative } from '@waymark/provider/schema';
import type { SceneName } from '../art/picture-list';

const SHOWS: Readonly<Record<SceneName, string>> = {
  pilot: 'A team salutes beside a bronze statue of a pilot on the quay',
  shanty: 'A crew sings arm in arm on the quay by night',
  pyramid: 'A team builds a human pyramid under bunting',
  semaphore: 'A player signals with two flags while two others watch',
  market: 'A team between the stalls of a market',
  knot: 'A blue rope laid in an overhand loop on planks',
  gull: 'A gull on a bollard, looking to the right',
  selfie: 'Two players very close to the camera, the harbour behind them',
  chart: 'A chart with a compass and a dashed red line that ends at a cross',
  chips: 'Fish and chips in paper, with the harbour behind',
  'pump-house': 'The green door of a brick house, with 1871 above it',
  door: 'A QR code on a green door, beside a lamp',
  mural: 'Two players pose before a painted sun on a wall',
  clock: 'A clock tower, with a player beside it who looks up',
  boat: 'A small sailing boat on green water',
  ferry: 'A yellow ferry full of waving people, a crane behind it',
  lighthouse: 'A lighthouse with green stripes on a rock',
  bridge: 'A suspension bridge high above a gorge',
  cranes: 'Three cranes against a low sun',
  'ghost-ship': 'A pale ship with torn sails glides past the quay',
  figurehead: 'A player poses as the figurehead of a ship',
  storm: 'A player at the wheel of a ship in a storm',
  mountains: 'A mountain with snow on its top, above a lake',
};

/** What a picture of the demo shows; null for logos, stickers and patterns. */
export function whatItShows(file: string): StoredAlternative | null {
  const alt = (SHOWS as Readonly<Record<string, string>>)[file.replace(/-\d+$/, '')];
  return alt ? { alt } : null;
}
