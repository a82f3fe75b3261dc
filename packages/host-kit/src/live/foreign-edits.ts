import type { LiveDifference } from '@waymark/contract';
import { useTranslate } from '@waymark/ui';
import { useRef } from 'react';
import { useHost } from '../host-context';
import { fieldsOf } from '../saving/record-changes';
import type { FieldOf, RecordEditor } from '../saving/record-editor';
import { mergedLine } from './merged-line';

/** How long replaced input can be restored, in milliseconds. */
const BRING_BACK = 20_000;

/** Words for the two sides of fields. */
export interface Comparison<R extends object, Field extends string> {
  /** Whether the two sides of a field can be expressed in words; two pictures can't. */
  canBeRead(field: string): field is Field;
  /** The fields among these whose two sides differ in words. */
  differences(fields: readonly Field[], mine: R, theirs: R): readonly LiveDifference[];
}

/** A record edited here that others may change meanwhile. */
export interface ForeignEditsOptions<R extends object, Edits extends object, Besides extends string> {
  readonly editor: Pick<
    RecordEditor<R, Edits, Besides>,
    'touched' | 'clashes' | 'latest' | 'forget' | 'bringBack' | 'keep'
  >;
  /** Every field of the screen. */
  readonly fields: readonly FieldOf<Edits, Besides>[];
  /** The label of a field, in the current language. */
  readonly labelOf: (field: FieldOf<Edits, Besides>) => string;
  /** Whether a field is edited as a value: its value here can be written over the stored one. */
  readonly isValue: (field: FieldOf<Edits, Besides>) => field is FieldOf<Edits>;
  /** Reads what is stored now. */
  readonly read: () => Promise<R>;
  /** Loads what only the question needs. */
  readonly compare: () => Promise<Comparison<R, FieldOf<Edits>>>;
}

/** Handles someone else's change to what is being edited. */
export interface ForeignEdits {
  /**
   * The fields being edited here that differ on the two sides; undefined if that can't be put into words. Each also
   * asks at its field, if the host accepts answers there.
   * @param changed the changed fields; undefined if unknown
   * @param person who changed them
   */
  differences(changed: readonly string[] | undefined, person?: string): Promise<readonly LiveDifference[] | undefined>;
  /** Reports in one line what was merged, because none of it is being edited here. */
  tellMerged(changed: readonly string[], person: string | undefined): void;
  /** Shows what is stored, except in the fields to keep. Replaced input can be restored. */
  refresh(changed: readonly string[] | undefined, keep: readonly string[]): void;
}

/**
 * Merges other people's changes of a record, and asks about fields being edited here. No input is lost without a way
 * back.
 */
export function useForeignEdits<R extends object, Edits extends object, Besides extends string = never>(
  options: ForeignEditsOptions<R, Edits, Besides>,
): ForeignEdits {
  type Field = FieldOf<Edits, Besides>;
  const { editor, fields, labelOf, isValue, read, compare } = options;
  const { live, notices } = useHost();
  const t = useTranslate();
  /** What was stored when the question was asked. */
  const stored = useRef<R>(undefined);
  const known = (changed: readonly string[]): readonly Field[] => fields.filter((field) => changed.includes(field));
  /** The changed fields being edited here; all changed ones if there are none. */
  const inHand = (changed: readonly string[] = fields): readonly Field[] => {
    const all = known(changed);
    const touched = all.filter((field) => editor.touched.has(field));
    return touched.length > 0 ? touched : all;
  };
  const named = (some: readonly Field[]): string => some.map(labelOf).join(', ');

  return {
    differences: async (changed, person) => {
      const asked = inHand(changed);
      stored.current = undefined;
      const [{ canBeRead, differences }, theirs] = await Promise.all([compare(), read()]);
      stored.current = theirs;
      const readable = asked.filter((field): field is FieldOf<Edits> & Field => canBeRead(field));
      const found = differences(readable, editor.latest(), theirs);
      const here = found.filter(({ field }) => editor.touched.has(field));
      if (live.answer) {
        editor.clashes.ask(
          here.map((one) => ({ ...one, person })),
          live.answer,
        );
      }
      return found.length === 0 && readable.length < asked.length ? undefined : found;
    },
    tellMerged: (changed, person) => {
      const names = named(known(changed));
      if (names) notices.show({ tone: 'info', text: mergedLine(t, person, names) });
    },
    refresh: (changed, keep) => {
      // Several messages may have asked together, so the result is kept.
      const theirs = stored.current;
      const replaced = inHand(changed);
      const kept = theirs ? replaced.filter(isValue).filter((field) => keep.includes(field)) : [];
      if (theirs) editor.keep(kept, theirs);
      const lost = editor.forget(replaced.filter((field) => !kept.some((one) => one === field)));
      const names = named(fieldsOf(lost));
      if (!names) return;
      notices.show({
        tone: 'info',
        text: t('Replaced by the latest version: {fields}', { fields: names }),
        action: { label: t('Bring mine back'), run: () => editor.bringBack(lost) },
        duration: BRING_BACK,
      });
    },
  };
}
