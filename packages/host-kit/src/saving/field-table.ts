import type * as z from '@waymark/contract/schema';
import { fieldsOf, filledWith, mapFields } from './record-changes';
import type { TextRule } from './text-rule';

/** One field of a screen: its section, label and kind. Everything else about editing it follows. */
export type FieldRow<Section extends string = string> = {
  /** Its section or tab. */
  readonly section: Section;
  /** Its label; `{n}` is its number. */
  readonly label: string;
  /** Its number among several fields of the same kind. */
  readonly n?: number;
} & Holding;

/** The kind of a field's value, and what is written for an empty one. */
type Holding =
  | { readonly kind: 'text'; readonly rule: TextRule }
  /** 1 is on, 0 is off. */
  | { readonly kind: 'flag' }
  /** Typed; 0 if empty, unless `empty` is null. */
  | { readonly kind: 'number'; readonly empty?: null }
  /** Picked, not typed. */
  | { readonly kind: 'choice'; readonly empty: string | number | null }
  /** An ISO 8601 instant, or null; written as local time in the game's zone ([G32]). */
  | { readonly kind: 'moment' }
  | { readonly kind: 'list' }
  /** Saved by separate calls: a file, labels. */
  | { readonly kind: 'apart' };

/** The fields of a screen by name. */
export type FieldTable<Section extends string = string> = Readonly<Record<string, FieldRow<Section>>>;

/** The names of the fields of a kind. */
export type FieldsOfKind<Table extends FieldTable, Kind extends FieldRow['kind']> = {
  [Field in keyof Table]: Table[Field]['kind'] extends Kind ? Field : never;
}[keyof Table] &
  string;

/** The edits of a record as the screen holds them: like the fields to write, but with instants. */
export type EditsOf<Table extends FieldTable, Write> = {
  readonly [Field in Exclude<keyof Table, FieldsOfKind<Table, 'apart'>> & keyof Write]?: Table[Field] extends {
    readonly kind: 'moment';
  }
    ? string | null
    : Exclude<Write[Field], undefined>;
};

/** How the fields of a table are edited. */
export interface TableEditing<Table extends FieldTable, Write> {
  /** The rules of the text fields. */
  readonly textRules: { readonly [Field in FieldsOfKind<Table, 'text'>]: TextRule };
  /** The value to write for an empty field. */
  emptyOf(field: string): unknown;
  /** Parses edits that were stored over a reload; ignores invalid ones. */
  readKept(kept: unknown): EditsOf<Table, Write>;
  /**
   * Edits as the API expects them: moments as local time, a cleared one as empty text.
   * @param tz the game's zone, as the game stores it
   */
  toWrite(edits: EditsOf<Table, Write>, tz: string | undefined): Partial<Write>;
}

/** Writes instants as local time in a game's zone: see `wallTimes`. */
export type WriteMoments = (tz: string | undefined) => (instant: string) => string;

/**
 * How the fields of a table are edited.
 * @param schema the writable fields of the record
 * @param moments how moments are written; absent in tables without moments, which then don't load the zones
 */
export function editingOf<Table extends FieldTable, Write extends object>(
  table: Table,
  schema: z.ZodMiniType<unknown, Write>,
  ...given: [FieldsOfKind<Table, 'moment'>] extends [never] ? [] : [moments: WriteMoments]
): TableEditing<Table, Write> {
  const [moments]: readonly WriteMoments[] = given;
  const isMoment = (field: string) => table[field]?.kind === 'moment';
  const mayBe = (field: string, value: unknown): boolean => {
    const row = table[field];
    if (!row || row.kind === 'apart' || value === undefined) return false;
    if (row.kind === 'moment') return value === null || typeof value === 'string';
    return schema.safeParse({ [field]: value }).success;
  };
  const isText = (field: string): field is FieldsOfKind<Table, 'text'> => table[field]?.kind === 'text';
  const ruleOf = (row: FieldRow | undefined): TextRule => (row?.kind === 'text' ? row.rule : {});
  return {
    textRules: mapFields(Object.keys(table).filter(isText), (field) => ruleOf(table[field])),
    emptyOf: (field) => emptyOf(table[field]),
    readKept: (kept) => {
      const edits = Object.entries(kept ?? {}).filter(([field, value]) => mayBe(field, value));
      return filledWith<EditsOf<Table, Write>>({}, edits);
    },
    toWrite: (edits, tz) => {
      const write = moments?.(tz);
      const written = fieldsOf(edits).map((field): [string, unknown] => {
        const value: unknown = edits[field];
        if (!isMoment(field) || value === undefined) return [field, value];
        return [field, typeof value === 'string' ? write?.(value) : ''];
      });
      return filledWith<Partial<Write>>({}, written);
    },
  };
}

function emptyOf(row: FieldRow | undefined): unknown {
  switch (row?.kind) {
    case 'text':
      return '';
    case 'flag':
      return 0;
    case 'number':
      return row.empty === undefined ? 0 : row.empty;
    case 'choice':
      return row.empty;
    case 'list':
      return [];
    default:
      return null;
  }
}
