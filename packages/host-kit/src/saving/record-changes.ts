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

/** Lists are the same when they hold the same in the same order. */
function isSame(one: unknown, other: unknown): boolean {
  if (!Array.isArray(one) && !Array.isArray(other)) return Object.is(one ?? null, other ?? null);
  const [these, those] = [one ?? [], other ?? []] as [unknown[], unknown[]];
  return these.length === those.length && these.every((item, at) => item === those[at]);
}
