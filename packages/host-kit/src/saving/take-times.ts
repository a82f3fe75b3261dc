import type { StartFinish, StartFinishPickerProps } from '@waymark/ui';

type Times<Field extends string> = { readonly [Name in Field]?: string | null };

/** What picking times needs of a record's editor. A record saved as a whole holds nothing back. */
export interface TimesEditor<Field extends string> {
  choose(field: Field, edits: Times<Field>): void;
  holdBack?(edits: Times<Field>): void;
  isHeldBack?(field: Field): boolean;
}

/**
 * Saves a picked start or finish. One that contradicts the other is kept, and saved together with the other once they
 * agree.
 * @param fields the names of start and finish
 * @param shown the picker's current values
 */
export function takeTimes<Field extends string>(
  editor: TimesEditor<NoInfer<Field>>,
  fields: readonly [start: Field, finish: Field],
  shown: StartFinish,
): Pick<StartFinishPickerProps, 'onChange' | 'onWrong'> {
  const editsOf = (next: StartFinish): Times<Field> => {
    const edits: Partial<Record<Field, string | null>> = {};
    for (const [field, before, after] of [
      [fields[0], shown.start, next.start],
      [fields[1], shown.finish, next.finish],
    ] as const) {
      if (before !== after || editor.isHeldBack?.(field)) edits[field] = after;
    }
    return edits;
  };
  return {
    onChange: (next) => {
      const edits = editsOf(next);
      editor.choose(fields[0] in edits ? fields[0] : fields[1], edits);
    },
    onWrong: editor.holdBack && ((next) => editor.holdBack?.(editsOf(next))),
  };
}
