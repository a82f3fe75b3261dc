import { FieldFrame, FieldMark, useTranslate } from '@waymark/host-kit';
import { FieldStack, TimerVisibility } from '@waymark/ui';
import { fieldId } from '../field-id';
import { NumberEntry } from '../fields/number-entry';
import type { TabProps } from './tab-list';

const LONGEST = 99;

/** The time limit once players have opened the challenge. */
export function TimersTab({ editor }: TabProps) {
  const t = useTranslate();
  return (
    <FieldStack>
      <NumberEntry
        editor={editor}
        field="timer"
        max={LONGEST}
        step={5}
        note={t('In seconds, at most {n}. 0 means no timer.', { n: LONGEST })}
        help={t('The timer starts when a player opens the challenge. When it runs out, nothing more can be submitted.')}
      />
      <FieldFrame editor={editor} field="timer_visible">
        <div id={fieldId(editor.view.id, 'timer_visible')}>
          <TimerVisibility
            value={editor.view.timer_visible === 0 ? 0 : 1}
            onChange={(visible) => editor.choose('timer_visible', { timer_visible: visible })}
          />
        </div>
        <FieldMark editor={editor} field="timer_visible" />
      </FieldFrame>
    </FieldStack>
  );
}
