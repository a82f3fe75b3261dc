import type { StartFinish, StartFinishPickerProps } from '@waymark/ui';

type Times<Field extends string> = { [Name in Field]?: string | null };

/** What picking times needs of a record's editor. */
export interface TimesEditor<Field extends string> {
  choose(field: Field, edits: Times<Field>, waits?: boolean): void;
  isHeldBack(field: Field): boolean;
}

const ENDS = ['start', 'finish'] as const;

/**
 * Saves a picked start or finish. One that contradicts the other is kept, and saved together with the other once they
 * agree.
 * @param fields the names of start and finish
 * @param shown the picker's current values
 */
export function takeTimes<Field extends string>(
  editor: TimesEditor<NoInfer<Field>>,
  fields: Readonly<Record<keyof StartFinish, Field>>,
  shown: StartFinish,
): Required<Pick<StartFinishPickerProps, 'onChange' | 'onWrong'>> {
  const editsOf = (next: StartFinish): Times<Field> => {
    const edits: Times<Field> = {};
    for (const end of ENDS) {
      if (shown[end] !== next[end] || editor.isHeldBack(fields[end])) edits[fields[end]] = next[end];
    }
    return edits;
  };
  const take = (next: StartFinish, waits?: boolean) =>
    editor.choose(shown.start === next.start ? fields.finish : fields.start, editsOf(next), waits);
  return { onChange: (next) => take(next), onWrong: (next) => take(next, true) };
}
