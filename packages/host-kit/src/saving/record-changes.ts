/** The part of edits that differs from the record. Nothing is the same as an empty list. */
export function changesOf<Edits extends object>(record: object, edits: Edits): Partial<Edits> {
  const differs = ([field, value]: [string, unknown]) => !isSame((record as Record<string, unknown>)[field], value);
  return Object.fromEntries(Object.entries(edits).filter(differs)) as Partial<Edits>;
}

/**
 * What the record has in the fields of edits: what taking them back has to write.
 * @param emptyOf what a field that holds nothing is written as
 */
export function valuesOf<Edits extends object>(
  record: object,
  edits: Edits,
  emptyOf: (field: string) => unknown,
): Partial<Edits> {
  const held = record as Record<string, unknown>;
  return Object.fromEntries(
    Object.keys(edits).map((field) => [field, held[field] ?? emptyOf(field)]),
  ) as Partial<Edits>;
}

/** The part of edits that is about these fields. */
export function partOf<Edits extends object>(edits: Edits, fields: readonly string[]): Partial<Edits> {
  return Object.fromEntries(Object.entries(edits).filter(([field]) => fields.includes(field))) as Partial<Edits>;
}

/** In which order and company fields are written. */
export interface SendingOrder {
  /** Written before all others, which are written in its terms. */
  readonly first?: string | undefined;
  /** Written in one go: each alone might be refused. */
  readonly together?: readonly string[] | undefined;
}

/** Edits as they have to be sent, one write after the other, each with the field it counts for. */
export function inSendingOrder<Edits extends object>(
  edits: Edits,
  { first, together = [] }: SendingOrder,
): (readonly [field: string, edits: Partial<Edits>])[] {
  const fields = Object.keys(edits);
  const pair = fields.filter((field) => together.includes(field));
  const alone = fields.filter((field) => !together.includes(field));
  const groups = [...(pair.length > 0 ? [pair] : []), ...alone.map((field) => [field])];
  return groups
    .sort((one, other) => Number(other[0] === first) - Number(one[0] === first))
    .map((group) => [String(group[0]), partOf(edits, group)] as const);
}

/**
 * The fields of an edit in which the record now holds something else than it did before the edit, and not what the edit
 * would write either: somebody else has changed them meanwhile.
 */
export function changedMeanwhile(edit: object, before: object, now: object): string[] {
  const valueIn = (record: object, field: string) => (record as Record<string, unknown>)[field];
  const isNow = (record: object, field: string) => isSame(filled(valueIn(record, field)), filled(valueIn(now, field)));
  return Object.keys(before).filter((field) => field in edit && !isNow(edit, field) && !isNow(before, field));
}

/** An emptied text may be stored as nothing. */
const filled = (value: unknown): unknown => (value === '' ? null : value);

/** Lists are the same when they hold the same in the same order. */
function isSame(one: unknown, other: unknown): boolean {
  if (!Array.isArray(one) && !Array.isArray(other)) return Object.is(one ?? null, other ?? null);
  const [these, those] = [one ?? [], other ?? []] as [unknown[], unknown[]];
  return these.length === those.length && these.every((item, at) => item === those[at]);
}
