import { REALITIES_MAX, realityWriteSchema } from '@waymark/contract';
import { type Fault, fault } from '../faults';
import { type ColumnField, ITEM_FIELDS, itemColumn, type NamedFile } from './columns';
import { emptyItem, ITEM_COLUMNS } from './emptied';
import { issueFault } from './issue-fault';

/** An AR item of a row. */
export interface ReadItem {
  /** Slot, from 1. */
  readonly position: number;
  readonly values: Readonly<Record<string, unknown>>;
  /** Undefined where the row says nothing of it, null where it is taken away. */
  readonly model: NamedFile | null | undefined;
}

const CHAIN = /^\d{1,4}\.\d{1,4}$/;

/** The AR items that a row says something of, with the checks of an AR item that is typed. */
export function readItems(
  body: Readonly<Record<string, unknown>>,
  cleared: readonly ColumnField[],
  refuse: (field: string, wrong: Fault) => void,
): ReadItem[] {
  const items: ReadItem[] = [];
  for (let position = 1; position <= REALITIES_MAX; position += 1) {
    const said = ITEM_FIELDS.filter((field) => body[itemColumn(position, field)] !== undefined);
    const lost = cleared.flatMap((column) => {
      const of = ITEM_COLUMNS.get(column);
      return of?.position === position ? [of.field] : [];
    });
    if (said.length + lost.length === 0) continue;
    const sent = Object.fromEntries(
      said.filter((field) => field !== 'model').map((field) => [field, body[itemColumn(position, field)]]),
    );
    for (const issue of realityWriteSchema.safeParse(sent).error?.issues ?? []) {
      refuse(`item_${position}_${String(issue.path[0])}`, issueFault(issue));
    }
    if (sent.chain && !CHAIN.test(String(sent.chain))) refuse(itemColumn(position, 'chain'), fault('chain'));
    const emptied = lost.filter((field) => field !== 'model').map((field) => [field, emptyItem(field)]);
    const model = body[itemColumn(position, 'model')] as NamedFile | undefined;
    items.push({
      position,
      values: { ...sent, ...Object.fromEntries(emptied) },
      model: lost.includes('model') ? null : model,
    });
  }
  return items;
}
