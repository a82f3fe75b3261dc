import {
  formatWallTime,
  ianaZoneOf,
  REALITIES_MAX,
  REALITY_STYLES,
  TASK_ASSET_NAMES,
  TASK_TYPE_NAMES,
  type TaskAssetName,
} from '@waymark/contract';
import type { TaskBody } from '../check-fields';
import { type Fault, fault } from '../faults';
import type { TaskRow } from '../repo';

/** What a cell holds once it is read: a text, a number, nothing. */
export type Cell = string | number | null;
/** Fields of a challenge that stand in a sheet as they are stored. */
export type PlainField = Extract<keyof TaskBody, keyof TaskRow>;
/** Fields of an AR item that stand in a sheet; `model` is its file. */
export const ITEM_FIELDS = [
  'model',
  'animation_name',
  'style',
  'chain',
  'scale',
  'duration_seconds',
  'delay_seconds',
  'arrival_location_radius',
] as const;
/** A field of an AR item. */
export type ItemField = (typeof ITEM_FIELDS)[number];
/** The column of a field of the n-th AR item. */
export type ItemColumn = `item_${number}_${ItemField}`;
/** What a column of a sheet can be about. */
export type ColumnField = PlainField | 'number' | 'id' | 'waits_for' | 'tags' | TaskAssetName | ItemColumn;

/** A file as a cell names it. */
export interface NamedFile {
  readonly uuid: string;
}

/** How one kind of value stands in a cell, and how it is read. */
interface Kind {
  write(value: unknown, tz: string): Cell;
  /** @throws {CellFault} */
  read(text: string): unknown;
}

/** Said of a cell that cannot be read. */
export class CellFault extends Error {
  override readonly name = 'CellFault';
  readonly fault: Fault;

  constructor(...[code, values]: Parameters<typeof fault>) {
    super(code);
    this.fault = fault(code, values);
  }
}

const text: Kind = { write: (value) => String(value ?? ''), read: (cell) => cell };
const decimal: Kind = {
  write: (value) => (typeof value === 'number' ? value : null),
  read: (cell) => {
    const value = Number(cell.trim().replace(/^(-?\d+),(\d+)$/, '$1.$2'));
    if (!Number.isFinite(value)) throw new CellFault('number');
    return value;
  },
};
/** Thousands set apart by a sign that means decimals elsewhere. */
const GROUPED = /^-?\d{1,3}(?:(?:[,'\s]\d{3})+|(?:\.000)+)$/;
const whole: Kind = {
  ...decimal,
  read: (cell) => decimal.read(GROUPED.test(cell.trim()) ? cell.replace(/[^\d-]/g, '') : cell),
};
const YES = new Set(['yes', 'y', 'true', '1', 'x']);
const NO = new Set(['no', 'n', 'false', '0']);
const yesNo: Kind = {
  write: (value) => (value ? 'yes' : 'no'),
  read: (cell) => {
    const word = cell.trim().toLowerCase();
    if (!YES.has(word) && !NO.has(word)) throw new CellFault('yes-no');
    return YES.has(word) ? 1 : 0;
  },
};
const time: Kind = {
  write: (value, tz) => (value instanceof Date ? formatWallTime(value.toISOString(), ianaZoneOf(tz) ?? 'UTC') : ''),
  read: (cell) => cell.trim(),
};
const oneOf = (names: readonly string[]): Kind => ({
  write: (value) => names[Number(value)] ?? '',
  read: (cell) => {
    const word = cell.trim().toLowerCase();
    const code = names.findIndex((name, at) => name.toLowerCase() === word || String(at) === word);
    if (code < 0) throw new CellFault('one-of', { names: names.join(', ') });
    return code;
  },
});

const FILE_ADDRESS = /\/media\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})(?:\.[a-z0-9]+|\/[^/?#]+)?(?:[?#].*)?$/i;
/** The address of a file; which one it is stands in it, wherever the platform is. */
const file: Kind = {
  write: (value) => String(value ?? ''),
  read: (cell): NamedFile => {
    const [, uuid] = FILE_ADDRESS.exec(cell.trim()) ?? [];
    if (!uuid) throw new CellFault('file');
    return { uuid: uuid.toLowerCase() };
  },
};
const style: Kind = {
  write: (value) => String(value ?? ''),
  read: (cell) => {
    const word = cell.trim().toLowerCase();
    const known = REALITY_STYLES.find((name) => name === word);
    if (!known) throw new CellFault('one-of', { names: REALITY_STYLES.join(', ') });
    return known;
  },
};

/** A column that sheets may have. */
export interface Column {
  readonly field: ColumnField;
  readonly header: string;
  /** Other headers under which it is known. */
  readonly also: readonly string[];
  readonly kind: Kind;
  /** Left out of an export in which it would be empty all the way down. */
  readonly seldom?: boolean;
}

const column = (field: ColumnField, header: string, kind: Kind = text, ...also: string[]): Column => ({
  field,
  header,
  kind,
  also,
});
const seldom = (field: ColumnField, header: string, kind: Kind, ...also: string[]): Column => ({
  ...column(field, header, kind, ...also),
  seldom: true,
});
/** The column of a field of the n-th AR item. */
export const itemColumn = (n: number, field: ItemField): ItemColumn => `item_${n}_${field}`;

const FILE_HEADERS: Readonly<Record<TaskAssetName, string>> = {
  standard: 'Picture',
  overlay: 'Sticker or background',
  arrival_image: 'Arrival picture',
  arrival_video: 'Arrival video',
  reward: 'Reward picture',
  correct: 'Picture for correct answers',
  incorrect: 'Picture for incorrect answers',
  ya: 'Video for right answers',
  naw: 'Video for wrong answers',
  tour_1: 'Tour picture 1',
  tour_2: 'Tour picture 2',
  tour_3: 'Tour picture 3',
  tour_4: 'Tour picture 4',
};
const ITEM_HEADERS: Readonly<Record<ItemField, string>> = {
  model: 'model',
  animation_name: 'animation',
  style: 'style',
  chain: 'chain',
  scale: 'scale',
  duration_seconds: 'duration',
  delay_seconds: 'delay',
  arrival_location_radius: 'radius',
};
const ITEM_KINDS: Readonly<Record<ItemField, Kind>> = {
  model: file,
  animation_name: text,
  style,
  chain: text,
  scale: decimal,
  duration_seconds: decimal,
  delay_seconds: decimal,
  arrival_location_radius: whole,
};
const TURNS = [1, 2, 3, 4, 5] as const;

/** All of them, in the order in which they are exported. */
export const COLUMNS: readonly Column[] = [
  column('number', 'Number', whole, '#', 'no', 'nr', 'position', 'order'),
  column('name', 'Headline', text, 'name', 'title', 'challenge'),
  column('task_type', 'Type', oneOf(TASK_TYPE_NAMES), 'completion type', 'challenge type'),
  column('points', 'Points', whole, 'score'),
  column('description', 'Description', text, 'text', 'instructions'),
  column('trivia', 'Valid answers', text, 'answers', 'answer', 'correct answer', 'trivia'),
  column('multiplechoice', 'Choices', text, 'options', 'multiple choice'),
  column('tags', 'Tags', text, 'labels'),
  column('task_subtype', 'Share as', oneOf(['Standard video', 'Animated gif', 'Audio only'])),
  column('video_length', 'Video length', whole),
  ...TURNS.map((n) => column(`trivia_points_${n}`, `Points of attempt ${n}`, whole)),
  column('trivia_points_unlimited', 'Points of further attempts', whole),
  column('fullscreen', 'Full screen', yesNo),
  column('qr_url', 'QR address', text, 'qr code', 'qr url', 'qr'),
  column('timer', 'Timer', whole),
  column('timer_visible', 'Timer visible', yesNo),
  column('quantity', 'Number available', whole, 'quantity'),
  column('starts_at', 'Opens at', time, 'start', 'starts at'),
  column('ends_at', 'Closes at', time, 'end', 'finish', 'ends at'),
  column('address', 'Address', text, 'location', 'street'),
  column('latitude', 'Latitude', decimal, 'lat'),
  column('longitude', 'Longitude', decimal, 'lng', 'lon', 'long'),
  column('arrival_location_radius', 'Arrival radius', whole),
  column('waits_for', 'Waits for', text, 'locked by', 'unlocked by'),
  column('unlock_by_location_radius', 'Unlock radius', whole),
  column('hide_locked', 'Hidden while locked', yesNo),
  ...TURNS.flatMap((n) => [
    column(`hint_${n}`, `Hint ${n}`, text, ...(n === 1 ? ['hint'] : [])),
    column(`hint_${n}_points`, `Cost of hint ${n}`, whole),
  ]),
  column('reward_title', 'Reward headline'),
  column('reward_description', 'Reward text'),
  column('hide_answers', 'Answers hidden', yesNo),
  column('reel_enabled', 'In the reel', yesNo),
  column('reel_intro', 'Reel text'),
  column('ai_transformation', 'AI transformation'),
  ...TASK_ASSET_NAMES.map((name) => seldom(name, FILE_HEADERS[name], file, ...(name === 'standard' ? ['image'] : []))),
  ...Array.from({ length: REALITIES_MAX }, (_, at) => at + 1).flatMap((n) =>
    ITEM_FIELDS.map((field) => seldom(itemColumn(n, field), `AR ${n} ${ITEM_HEADERS[field]}`, ITEM_KINDS[field])),
  ),
  seldom('id', 'ID', whole),
];

const plain = (header: string): string =>
  header
    .toLowerCase()
    .replace(/[^\p{L}\p{N}#]+/gu, ' ')
    .trim();
const BY_NAME = new Map(
  COLUMNS.flatMap((one) => [one.field, one.header, ...one.also].map((name) => [plain(name), one.field] as const)),
);

/** What the columns of a sheet are about, by their headers: nothing for those nobody knows, and for a second of a kind. */
export function matchColumns(headers: readonly string[]): (ColumnField | undefined)[] {
  const taken = new Set<ColumnField>();
  return headers.map((header) => {
    const field = BY_NAME.get(plain(header));
    if (field === undefined || taken.has(field)) return undefined;
    taken.add(field);
    return field;
  });
}

/** Letters of a column, as spreadsheets have them: A, B … Z, AA. */
export function columnLetters(at: number): string {
  const letter = String.fromCharCode(65 + (at % 26));
  return at < 26 ? letter : columnLetters(Math.floor(at / 26) - 1) + letter;
}
