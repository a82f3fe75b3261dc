import { hasRealities, TASK_ASSET_NAMES, type Task, writeLocks } from '@waymark/contract';
import {
  csvOf,
  ITEM_FIELDS,
  itemColumn,
  SHEET_COLUMNS,
  type SheetField,
  writeCell,
  writeLabels,
} from '@waymark/contract/sheets';
import { locksOf } from '../editor/locks/locks-of';
import { fileOf } from '../editor/task-file';

type Values = Readonly<Partial<Record<SheetField, unknown>>>;

/** The inputs for the rows of a sheet. */
export interface SheetOptions {
  /** The game's zone, as the game stores it. */
  readonly tz: string | undefined;
  /** Resolves an address of the provider. */
  readonly resolve: (address: string) => string;
}

/** Challenges as CSV, with the columns of the platform's own sheets. */
export function challengesCsv(tasks: readonly Task[], { tz, resolve }: SheetOptions): string {
  const numbers = new Map(tasks.map(({ id, position }, at) => [id, position ?? at + 1]));
  const rows = tasks.map((task) => valuesOf(task, numbers, resolve));
  const columns = SHEET_COLUMNS.filter(
    ({ field, seldom }) => !seldom || rows.some((values) => isFilled(values[field])),
  );
  return csvOf([
    columns.map(({ header }) => header),
    ...rows.map((values) => columns.map(({ field, kind }) => writeCell(kind, values[field], tz))),
  ]);
}

const isFilled = (value: unknown): boolean => value !== undefined && value !== null && value !== '';

/** The columns of a challenge. Locks use row numbers, not ids: ids differ in other games. */
function valuesOf(task: Task, numbers: ReadonlyMap<number, number>, resolve: SheetOptions['resolve']): Values {
  const locks = locksOf(task).map(({ id, options }) => ({ id: (numbers.get(id) ?? 0) as typeof id, options }));
  const files = TASK_ASSET_NAMES.map((name) => {
    const address = fileOf(task, name)?.url;
    return [name, address && resolve(address)];
  });
  return {
    ...(task as Values),
    number: numbers.get(task.id),
    waits_for: writeLocks(locks),
    tags: writeLabels(task.tags.map(({ label }) => label)),
    ...Object.fromEntries(files),
    ...(hasRealities(task.task_type ?? -1) ? itemsOf(task, resolve) : {}),
  };
}

/** The AR items, without the default ones. */
function itemsOf({ realities }: Task, resolve: SheetOptions['resolve']): Values {
  const cells: Record<string, unknown> = {};
  for (const [at, item] of realities.entries()) {
    for (const field of ITEM_FIELDS) {
      const value = field === 'model' ? item.model_url && resolve(item.model_url) : item[field];
      const usual = field === 'style' ? value === 'loop' : field === 'arrival_location_radius' && value === 0;
      if (!usual) cells[itemColumn(at + 1, field)] = value;
    }
  }
  return cells;
}
