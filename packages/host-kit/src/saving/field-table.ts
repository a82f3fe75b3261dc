import type * as z from '@waymark/contract/schema';
import { fieldsOf } from './record-changes';
import type { TextRule } from './text-rule';

/** One field of a screen: where it stands, what it is called and what it holds. All else about editing it follows. */
export type FieldRow<Section extends string = string> = {
  /** The section or the tab in which it stands. */
  readonly section: Section;
  /** What it is called; `{n}` is its number. */
  readonly label: string;
  /** Which it is of several fields of the same kind. */
  readonly n?: number;
} & Holding;

/** What a field holds, and what it is written as when it holds nothing. */
type Holding =
  | { readonly kind: 'text'; readonly rule: TextRule }
  /** 1 is on, 0 is off. */
  | { readonly kind: 'flag' }
  /** Typed; holds 0 when nothing else is said. */
  | { readonly kind: 'number'; readonly empty?: null }
  /** Picked, not typed. */
  | { readonly kind: 'choice'; readonly empty: string | number | null }
  /** An instant in ISO 8601, or null; written as wall time of the game's zone ([G32]). */
  | { readonly kind: 'moment' }
  | { readonly kind: 'list' }
  /** Saved by calls of its own: a file, labels. */
  | { readonly kind: 'apart' };

/** The fields of a screen by name. */
export type FieldTable<Section extends string = string> = Readonly<Record<string, FieldRow<Section>>>;

/** The names of the fields that hold this. */
export type FieldsOfKind<Table extends FieldTable, Kind extends FieldRow['kind']> = {
  [Field in keyof Table]: Table[Field]['kind'] extends Kind ? Field : never;
}[keyof Table] &
  string;

/** What is edited of a record, as the screen holds it: its fields as they are written, moments as instants. */
export type EditsOf<Table extends FieldTable, Write> = {
  readonly [Field in Exclude<keyof Table, FieldsOfKind<Table, 'apart'>> & keyof Write]?: Table[Field] extends {
    readonly kind: 'moment';
  }
    ? string | null
    : Exclude<Write[Field], undefined>;
};

/** How the fields of a table are edited. */
export interface TableEditing<Table extends FieldTable, Write> {
  /** The text fields, each with what it takes. */
  readonly textRules: { readonly [Field in FieldsOfKind<Table, 'text'>]: TextRule };
  /** What a field that holds nothing is written as. */
  emptyOf(field: string): unknown;
  /** Takes over edits that were kept over a reload, each when it could be written; ignores the others. */
  readKept(kept: unknown): EditsOf<Table, Write>;
  /**
   * Edits as they are written: moments as wall time, an emptied one as an empty text.
   * @param tz zone of the game, as the game names it
   */
  toWrite(edits: EditsOf<Table, Write>, tz: string | undefined): Write;
}

/** Writes instants as wall time of a game's zone: see `wallTimes`. */
export type WriteMoments = (tz: string | undefined) => (instant: string) => string;

/**
 * How the fields of a table are edited.
 * @param schema what is written of the record
 * @param moments how moments are written. Not needed by tables without any, which save the table of zones.
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
  const rules = Object.entries(table).flatMap(([field, row]) => (row.kind === 'text' ? [[field, row.rule]] : []));
  // Objects built field by field; the table says which fields there are and what they hold.
  return {
    textRules: Object.fromEntries(rules) as TableEditing<Table, Write>['textRules'],
    emptyOf: (field) => emptyOf(table[field]),
    readKept: (kept) => {
      const edits = Object.entries(kept ?? {}).filter(([field, value]) => mayBe(field, value));
      return Object.fromEntries(edits) as EditsOf<Table, Write>;
    },
    toWrite: (edits, tz) => {
      const write = moments?.(tz);
      const written = fieldsOf(edits).map((field) => {
        const value: unknown = edits[field];
        if (!isMoment(field) || value === undefined) return [field, value];
        return [field, typeof value === 'string' ? write?.(value) : ''];
      });
      return Object.fromEntries(written) as Write;
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
