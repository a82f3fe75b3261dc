import { REALITY_STYLES, TASK_TYPE_NAMES } from '@waymark/contract';
import type { Sheet } from '../../sheets/xlsx';
import { COLUMNS, type Column, type ColumnField } from './columns';

/** The columns of a blank sheet; those of one AR item are enough as an example. */
export const TEMPLATE_COLUMNS: readonly Column[] = COLUMNS.filter(({ field }) => !/^(id$|item_[2-9])/.test(field));

/** Allowed values, for columns whose header does not name them. */
const TAKES: Partial<Readonly<Record<ColumnField, string>>> = {
  number: 'Place in the game from 1. Only “Waits for” names it; without it the rows count.',
  task_type: TASK_TYPE_NAMES.join(', '),
  points: '0 to 500. In Trivia also 9999 for any number of attempts.',
  trivia: 'Trivia: the answers that count, separated by commas.',
  multiplechoice:
    'Multiple Choice: up to five, separated by commas, the correct one first. Split Path: the ways to go.',
  tags: 'Separated by commas.',
  video_length: 'Seconds: 1, 2, 3, 5, 7, 10, 20, 30, 45 or 60.',
  timer: 'Seconds from 0 to 99; 0 for none.',
  quantity: 'How often it can be solved; 0 for any number.',
  starts_at: 'In the time zone of the game: 05/31/2026 09:30 am',
  ends_at: 'In the time zone of the game: 05/31/2026 05:30 pm',
  arrival_location_radius: 'Metres.',
  unlock_by_location_radius: 'Metres. Needs latitude and longitude.',
  standard: 'Address of a picture that was uploaded here, as an export writes it. The same holds for all files.',
  item_1_model: 'Address of a .wt3 model. AR 2 to AR 5 are further items of the same challenge.',
  item_1_style: REALITY_STYLES.join(', '),
  item_1_chain: 'Chapter, a dot and a place: 1.8',
  waits_for: 'Number of the challenge to be solved first; with the answers that count: 3;left:right',
};

/** Help for the template's columns, on a separate sheet so that it is not imported. */
export const helpSheet = (): Sheet => ({
  name: 'Help',
  rows: [['Column', 'What it takes'], ...TEMPLATE_COLUMNS.map(({ field, header }) => [header, TAKES[field] ?? ''])],
});
