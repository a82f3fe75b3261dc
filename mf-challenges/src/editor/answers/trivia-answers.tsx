import { POINTS_MAX, UNLIMITED } from '@waymark/contract';
import { useEdited, useTranslate } from '@waymark/host-kit';
import { FieldStack, linesOf } from '@waymark/ui';
import type { ClipboardEvent } from 'react';
import type { TaskEditor } from '../editor';
import { Beside, Cluster, Note } from '../fields/layout';
import { NumberEntry } from '../fields/number-entry';
import { TextEntry } from '../fields/text-entry';
import { typeCut } from '../fields/type-cut';
import { FIVE } from '../task-fields';

/** The correct answers of a trivia challenge, and the points of each attempt. */
export function TriviaAnswers({ editor }: { readonly editor: TaskEditor }) {
  const t = useTranslate();
  const endless = useEdited(editor, () => FIVE.find((n) => editor.latest()[`trivia_points_${n}`] === UNLIMITED));
  return (
    <>
      <FieldStack onPaste={(event) => splitPasted(event, editor)}>
        <TextEntry
          editor={editor}
          field="trivia"
          counter
          note={t('Separate correct answers with commas.')}
          help={t(
            'A reply is compared with each of these answers, ignoring case and spaces around it. Add common spellings.',
          )}
        />
      </FieldStack>
      <Cluster>
        <legend>{t('Points by attempt')}</legend>
        <Note>{t('Unlimited: every further try scores this many points.')}</Note>
        {/* Each needs room for its label next to the stepper. */}
        <Beside $columns={3} $least={212}>
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
                // There are no attempts after an unlimited one.
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

/** Turns a pasted list into comma-separated answers; a single-line field would run its lines together. */
function splitPasted(event: ClipboardEvent<HTMLElement>, editor: TaskEditor): void {
  const lines = linesOf(event.clipboardData.getData('text'));
  const { target } = event;
  if (lines.length < 2 || !(target instanceof HTMLInputElement)) return;
  event.preventDefault();
  const { value, selectionStart, selectionEnd } = target;
  const [before, after] = [value.slice(0, selectionStart ?? value.length), value.slice(selectionEnd ?? value.length)];
  const text = [before.replace(/[\s,]+$/, ''), ...lines, after.replace(/^[\s,]+/, '')].filter(Boolean).join(', ');
  typeCut(editor, 'trivia', text);
}
