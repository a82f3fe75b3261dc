import { REALITIES_MAX, realityWriteSchema } from '@waymark/contract';
import { type Fault, fault } from '../faults';
import { type ColumnField, ITEM_FIELDS, itemColumn, type NamedFile } from './columns';
import { issueFault } from './issue-fault';

/** The values of a row for one AR item. */
export interface WrittenItem {
  /** Slot, from 1. */
  readonly position: number;
  readonly values: Readonly<Record<string, unknown>>;
  /** Undefined if the row does not mention it. */
  readonly model: NamedFile | undefined;
}

const CHAIN = /^\d{1,4}\.\d{1,4}$/;

/** The AR items that a row mentions, checked like typed ones. */
export function readItems(
  written: Readonly<Partial<Record<ColumnField, unknown>>>,
  refuse: (field: string, wrong: Fault) => void,
): WrittenItem[] {
  const items: WrittenItem[] = [];
  for (let position = 1; position <= REALITIES_MAX; position += 1) {
    const fields = ITEM_FIELDS.filter((field) => written[itemColumn(position, field)] !== undefined);
    if (fields.length === 0) continue;
    const values = Object.fromEntries(
      fields.filter((field) => field !== 'model').map((field) => [field, written[itemColumn(position, field)]]),
    );
    for (const issue of realityWriteSchema.safeParse(values).error?.issues ?? []) {
      refuse(`item_${position}_${String(issue.path[0])}`, issueFault(issue));
    }
    if (values.chain && !CHAIN.test(String(values.chain))) refuse(itemColumn(position, 'chain'), fault('chain'));
    items.push({ position, values, model: written[itemColumn(position, 'model')] as NamedFile | undefined });
  }
  return items;
}
