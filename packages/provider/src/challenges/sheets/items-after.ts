import { REALITIES_MAX } from '@waymark/contract';
import type { ColumnField, NamedFile } from './columns';
import { emptyItem, ITEM_COLUMNS } from './emptied';
import type { WrittenItem } from './read-items';

/** An AR item after the import. */
export interface ReadItem extends Omit<WrittenItem, 'model'> {
  /** Undefined leaves it unchanged, null removes it. */
  readonly model: NamedFile | null | undefined;
}

/** The AR items that a row sets or clears. */
export function itemsAfter(written: readonly WrittenItem[], cleared: readonly ColumnField[]): ReadItem[] {
  const items: ReadItem[] = [];
  for (let position = 1; position <= REALITIES_MAX; position += 1) {
    const item = written.find((one) => one.position === position);
    const lost = cleared.flatMap((column) => {
      const of = ITEM_COLUMNS.get(column);
      return of?.position === position ? [of.field] : [];
    });
    if (!item && lost.length === 0) continue;
    const emptied = lost.filter((field) => field !== 'model').map((field) => [field, emptyItem(field)]);
    items.push({
      position,
      values: { ...item?.values, ...Object.fromEntries(emptied) },
      model: lost.includes('model') ? null : item?.model,
    });
  }
  return items;
}
