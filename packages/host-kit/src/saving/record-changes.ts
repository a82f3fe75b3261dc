/** The fields of an object. */
export const fieldsOf = <Edits extends object>(edits: Edits): readonly (keyof Edits & string)[] =>
  // TypeScript types allow extra fields; edits are created here and have none.
  Object.keys(edits) as (keyof Edits & string)[];

/** An edit of one field. */
export function editOf<Edits extends object, Field extends keyof Edits>(
  field: Field,
  value: Edits[Field],
): Partial<Edits> {
  const edit: Partial<Edits> = {};
  edit[field] = value;
  return edit;
}

/** The edits of these fields. */
export function partOf<Edits extends object>(edits: Edits, fields: readonly string[]): Partial<Edits> {
  const part: Partial<Edits> = {};
  for (const field of fieldsOf(edits)) if (fields.includes(field)) part[field] = edits[field];
  return part;
}

/** The value of a field named at run time. */
export const valueIn = (record: object | undefined, field: string): unknown =>
  record === undefined ? undefined : Reflect.get(record, field);

/** An object with the same value type for each of these fields. */
export const mapFields = <Field extends string, Value>(
  fields: readonly Field[],
  held: (field: Field) => Value,
): Readonly<Record<Field, Value>> =>
  // `fromEntries` loses the names of the fields.
  Object.fromEntries(fields.map((field) => [field, held(field)])) as Record<Field, Value>;

/** Adds fields named at run time to a record whose fields are all optional. */
export const filledWith = <R extends object>(record: R, fields: Iterable<readonly [string, unknown]>): R =>
  Object.assign(record, Object.fromEntries(fields));

/** The edits that differ from the record. Nothing equals an empty list. */
export const changesOf = <Edits extends object>(record: object, edits: Edits): Partial<Edits> =>
  partOf(
    edits,
    fieldsOf(edits).filter((field) => !isSame(valueIn(record, field), edits[field])),
  );

/**
 * The record's values of these fields, which undoing an edit has to write.
 * @param emptyOf the value written for an empty field
 */
export function valuesOf<Edits extends object>(
  record: object,
  fields: readonly (keyof Edits & string)[],
  emptyOf: (field: string) => unknown,
): Partial<Edits> {
  // Whatever a provider holds may be written back to it.
  return filledWith<Partial<Edits>>(
    {},
    fields.map((field) => [field, valueIn(record, field) ?? emptyOf(field)] as const),
  );
}

/** The order and grouping in which fields are written. */
export interface SendingOrder<Field extends string> {
  /** Written before all others, which depend on it. */
  readonly first?: Field | undefined;
  /** Written together, because each alone might be refused. */
  readonly together?: readonly Field[] | undefined;
}

/** Edits in the order to send them, one write after another, each with the field it is reported for. */
export function inSendingOrder<Edits extends object>(
  edits: Edits,
  { first, together = [] }: SendingOrder<keyof Edits & string>,
): (readonly [field: keyof Edits & string, edits: Partial<Edits>])[] {
  const fields = fieldsOf(edits);
  const pair = fields.filter((field) => together.includes(field));
  const alone = fields.filter((field) => !together.includes(field)).map((field) => [field]);
  return [pair, ...alone]
    .sort(([one], [other]) => Number(other === first) - Number(one === first))
    .flatMap((group) => (group[0] === undefined ? [] : [[group[0], partOf(edits, group)] as const]));
}

/**
 * The fields of an edit whose stored value differs both from the one before the edit and from the edited one: somebody
 * else has changed them meanwhile.
 */
export function conflictingFields(edit: object, before: object, now: object): string[] {
  const isNow = (record: object, field: string) => isSame(valueIn(record, field), valueIn(now, field));
  return Object.keys(before).filter((field) => field in edit && !isNow(edit, field) && !isNow(before, field));
}

/** A cleared text may be stored as null. */
const filled = (value: unknown): unknown => (value === '' ? null : (value ?? null));

/** Lists are equal if they have the same items in the same order. */
function isSame(one: unknown, other: unknown): boolean {
  if (!Array.isArray(one) && !Array.isArray(other)) return Object.is(filled(one), filled(other));
  const [these, those] = [listOf(one), listOf(other)];
  return these.length === those.length && these.every((item, at) => item === those[at]);
}

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
