import { focusFirst } from '@waymark/host-kit';
import { fieldId } from './field-id';

/** What to focus for a field whose control isn't rendered. */
const STAND_INS: Readonly<Record<string, string>> = {
  start_at: `#${fieldId('start_anytime')} input`,
  finish_at: `#${fieldId('start_anytime')} input`,
  time_to_play: `#${fieldId('start_anytime')} input`,
};

/**
 * Focuses the control of a field.
 * @param from any element of the screen
 */
export function leadToField(from: HTMLElement | null, field: string): void {
  const standIn = STAND_INS[field];
  focusFirst(from, [`#${fieldId(field)}`, ...(standIn ? [standIn] : [])]);
}
