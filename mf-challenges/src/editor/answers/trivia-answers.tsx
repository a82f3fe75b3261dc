import { POINTS_MAX, UNLIMITED } from '@waymark/contract';
import { useEdited, useTranslate } from '@waymark/host-kit';
import type { TaskEditor } from '../editor';
import { Beside, Cluster, Note } from '../fields/layout';
import { NumberEntry } from '../fields/number-entry';
import { TextEntry } from '../fields/text-entry';
import { FIVE } from '../task-fields';

/** What counts as right in a trivia challenge, and what each attempt is worth. */
export function TriviaAnswers({ editor }: { readonly editor: TaskEditor }) {
  const t = useTranslate();
  const endless = useEdited(editor, () => FIVE.find((n) => editor.latest()[`trivia_points_${n}`] === UNLIMITED));
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
            return (
              <NumberEntry
                key={field}
                editor={editor}
                field={field}
                max={POINTS_MAX}
                step={10}
                unlimited={UNLIMITED}
                // After attempts without end there is no other one.
                disabled={endless !== undefined && n > endless}
              />
            );
          })}
          <NumberEntry editor={editor} field="trivia_points_unlimited" max={POINTS_MAX} step={10} />
        </Beside>
      </Cluster>
    </>
  );
}
