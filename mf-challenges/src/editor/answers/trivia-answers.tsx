import { POINTS_MAX, UNLIMITED } from '@waymark/contract';
import { useTranslate } from '@waymark/host-kit';
import type { SelectOption } from '@waymark/ui';
import { useMemo } from 'react';
import type { TaskEditor } from '../editor';
import { ChoiceEntry, numbersFrom } from '../fields/choice-entry';
import { Beside, Cluster, Note } from '../fields/layout';
import { TextEntry } from '../fields/text-entry';
import { FIVE } from '../task-fields';

const NONE = 'none';

/** What counts as right in a trivia challenge, and what each attempt is worth. */
export function TriviaAnswers({ editor }: { readonly editor: TaskEditor }) {
  const t = useTranslate();
  const points = useMemo(() => numbersFrom(0, POINTS_MAX), []);
  const attempts: SelectOption[] = [
    { value: NONE, label: t('No attempt') },
    ...points,
    { value: String(UNLIMITED), label: t('Unlimited') },
  ];
  const { view } = editor;
  const endless = FIVE.find((n) => view[`trivia_points_${n}`] === UNLIMITED);
  return (
    <>
      <TextEntry
        editor={editor}
        field="trivia"
        counter
        note={t('Separate correct answers with commas.')}
        help={t(
          'A reply is compared with each of these answers, ignoring case and spaces around it. Add common spellings.',
        )}
      />
      <Cluster>
        <legend>{t('Points by attempt')}</legend>
        <Note>{t('Unlimited: every further try scores this many points.')}</Note>
        <Beside $columns={3}>
          {FIVE.map((n) => {
            const field = `trivia_points_${n}` as const;
            const value = view[field];
            return (
              <ChoiceEntry
                key={field}
                editor={editor}
                field={field}
                options={attempts}
                value={value === null || value === undefined ? NONE : String(value)}
                // After attempts without end there is no other one.
                disabled={endless !== undefined && n > endless}
                onChoose={(key) => editor.choose(field, { [field]: key === NONE ? null : Number(key) })}
              />
            );
          })}
          <ChoiceEntry editor={editor} field="trivia_points_unlimited" options={points} />
        </Beside>
      </Cluster>
    </>
  );
}
