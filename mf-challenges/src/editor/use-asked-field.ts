import type { TaskId } from '@waymark/contract';
import { focusFirst, useReadable } from '@waymark/host-kit';
import { type RefObject, useEffect } from 'react';
import { useAskedFields } from '../challenge/asked-field';
import { fieldId } from './field-id';
import type { TabName } from './tabs/tabs';
import { tabOf } from './task-fields';

/** Fields that are edited in another field's control. */
const CONTROL_OF: Readonly<Record<string, string>> = {
  unlock_by_task_ids: 'unlock_by_task_id',
  latitude: 'address',
  longitude: 'address',
  realities: 'model',
};
const CONTROLS = ':is(button, input:not([type="file"]), textarea, [contenteditable="true"])';

/** Opens the tab of a requested field and focuses its control. */
export function useAskedField(task: TaskId, frame: RefObject<HTMLElement | null>, onTab: (tab: TabName) => void): void {
  const fields = useAskedFields();
  const asked = useReadable(fields);
  useEffect(() => {
    if (asked?.task !== task) return;
    const { field } = asked;
    const control = CONTROL_OF[field] ?? field;
    fields.set(undefined);
    onTab(tabOf(field));
    // After the card has scrolled into view and its new tab has rendered.
    requestAnimationFrame(() => {
      focusFirst(frame.current, [
        `#${fieldId(task, control)}`,
        `[data-editing="${task}"] [data-field="${control}"] ${CONTROLS}`,
      ]);
    });
  }, [asked, fields, frame, onTab, task]);
}
