import { GAME_CATEGORIES, type GameCategory } from '@waymark/contract';
import type { GraphicName } from '../art/marks';
import type { PictureName } from '../media/picture-names';
import { readTable } from '../table-file';
import { span } from './clock';

/** A game, as in its row of the table. */
export interface GameLine {
  readonly id: number;
  readonly name: string;
  readonly customer: string;
  readonly blurb: string;
  readonly code: string;
  readonly category: GameCategory;
  /** Milliseconds since its last change. */
  readonly changed: number;
  readonly clock: string;
  readonly tz: string;
  readonly cover: PictureName | GraphicName;
  readonly challenges: number;
  readonly teams: number;
  /** The role of the owner's account. */
  readonly owner: 'Created' | 'Managing' | 'Invited';
}

/** Id of the main game. */
export const PILOT_ID = 4821;

/** The games of a brand, most recently changed first. */
export function gameLines(brand: 'harbour' | 'summit'): GameLine[] {
  return readTable(`${brand}-games`).map((line) => ({
    id: line.number('id'),
    name: line.text('name'),
    customer: line.text('customer'),
    blurb: line.text('blurb'),
    code: line.text('code'),
    category: line.word('category', GAME_CATEGORIES),
    changed: span(line.text('changed')),
    clock: line.text('clock'),
    tz: line.text('tz'),
    cover: line.text('cover') as GameLine['cover'],
    challenges: line.number('challenges'),
    teams: line.number('teams'),
    owner: line.word('owner', ['Created', 'Managing', 'Invited']),
  }));
}
