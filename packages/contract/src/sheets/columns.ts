import { REALITIES_MAX } from '../entities/reality';
import { TASK_ASSET_NAMES, type TaskAssetName } from '../entities/task-file-names';
import type { TaskWrite } from '../entities/task-writes';

/** Kinds of cells: how a value is written and parsed. */
export type CellKind = 'text' | 'decimal' | 'whole' | 'yes-no' | 'time' | 'type' | 'share' | 'style' | 'file';

/** Fields of an AR item in sheets; `model` is its file. */
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
/** The column of a field of the n-th AR item. */
export const itemColumn = (n: number, field: ItemField): ItemColumn => `item_${n}_${field}`;

/** A column that sheets of challenges may have. */
export interface SheetColumn<Field extends string = string> {
  readonly field: Field;
  readonly header: string;
  /** Alternative headers. */
  readonly also: readonly string[];
  readonly kind: CellKind;
  /** Omitted from exports if it would be empty. */
  readonly seldom?: boolean;
}

type Named = keyof TaskWrite | TaskAssetName | ItemColumn | 'number' | 'id' | 'waits_for' | 'tags';

const column = <Field extends Named>(
  field: Field,
  header: string,
  kind: CellKind = 'text',
  ...also: string[]
): SheetColumn<Field> => ({ field, header, kind, also });
const seldom = <Field extends Named>(...made: Parameters<typeof column<Field>>): SheetColumn<Field> => ({
  ...column(...made),
  seldom: true,
});

const FILE_HEADERS: Readonly<Record<TaskAssetName, string>> = {
  standard: 'Picture',
  overlay: 'Sticker or background',
  arrival_image: 'Arrival picture',
  arrival_video: 'Arrival video',
  reward: 'Reward picture',
  correct: 'Picture for correct answers',
  incorrect: 'Picture for incorrect answers',
  ya: 'Video for correct answers',
  naw: 'Video for incorrect answers',
  tour_1: 'Tour picture 1',
  tour_2: 'Tour picture 2',
  tour_3: 'Tour picture 3',
  tour_4: 'Tour picture 4',
};
const ITEMS: Readonly<Record<ItemField, readonly [header: string, kind: CellKind]>> = {
  model: ['model', 'file'],
  animation_name: ['animation', 'text'],
  style: ['style', 'style'],
  chain: ['chain', 'text'],
  scale: ['scale', 'decimal'],
  duration_seconds: ['duration', 'decimal'],
  delay_seconds: ['delay', 'decimal'],
  arrival_location_radius: ['radius', 'whole'],
};
const TURNS = [1, 2, 3, 4, 5] as const;

/** All columns in export order. */
export const SHEET_COLUMNS = [
  column('number', 'Number', 'whole', '#', 'no', 'nr', 'position', 'order'),
  column('name', 'Headline', 'text', 'name', 'title', 'challenge'),
  column('task_type', 'Type', 'type', 'completion type', 'challenge type'),
  column('points', 'Points', 'whole', 'score'),
  column('description', 'Description', 'text', 'text', 'instructions'),
  column('trivia', 'Valid answers', 'text', 'answers', 'answer', 'correct answer', 'trivia'),
  column('multiplechoice', 'Choices', 'text', 'options', 'multiple choice'),
  column('tags', 'Tags', 'text', 'labels'),
  column('task_subtype', 'Share as', 'share'),
  column('video_length', 'Video length', 'whole'),
  ...TURNS.map((n) => column(`trivia_points_${n}`, `Points of attempt ${n}`, 'whole')),
  column('trivia_points_unlimited', 'Points of further attempts', 'whole'),
  column('fullscreen', 'Full screen', 'yes-no'),
  column('qr_url', 'QR address', 'text', 'qr code', 'qr url', 'qr'),
  column('timer', 'Timer', 'whole'),
  column('timer_visible', 'Timer visible', 'yes-no'),
  column('quantity', 'Number available', 'whole', 'quantity'),
  column('starts_at', 'Opens at', 'time', 'start', 'starts at'),
  column('ends_at', 'Closes at', 'time', 'end', 'finish', 'ends at'),
  column('address', 'Address', 'text', 'location', 'street'),
  column('latitude', 'Latitude', 'decimal', 'lat'),
  column('longitude', 'Longitude', 'decimal', 'lng', 'lon', 'long'),
  column('arrival_location_radius', 'Arrival radius', 'whole'),
  column('waits_for', 'Waits for', 'text', 'locked by', 'unlocked by'),
  column('unlock_by_location_radius', 'Unlock radius', 'whole'),
  column('hide_locked', 'Hidden while locked', 'yes-no'),
  ...TURNS.flatMap((n) => [
    column(`hint_${n}`, `Hint ${n}`, 'text', ...(n === 1 ? ['hint'] : [])),
    column(`hint_${n}_points`, `Cost of hint ${n}`, 'whole'),
  ]),
  column('reward_title', 'Reward headline'),
  column('reward_description', 'Reward text'),
  column('hide_answers', 'Answers hidden', 'yes-no'),
  column('reel_enabled', 'In the reel', 'yes-no'),
  column('reel_intro', 'Reel text'),
  column('ai_transformation', 'AI transformation'),
  ...TASK_ASSET_NAMES.map((name) =>
    seldom(name, FILE_HEADERS[name], 'file', ...(name === 'standard' ? ['image'] : [])),
  ),
  ...Array.from({ length: REALITIES_MAX }, (_, at) => at + 1).flatMap((n) =>
    ITEM_FIELDS.map((field) => {
      const [header, kind] = ITEMS[field];
      return seldom(itemColumn(n, field), `AR ${n} ${header}`, kind);
    }),
  ),
  seldom('id', 'ID', 'whole'),
] as const;
/** The field of a column. */
export type SheetField = (typeof SHEET_COLUMNS)[number]['field'];
