import { leadTo } from '@waymark/host-kit';
import { fieldId } from './field-id';

/** Where the focus goes for a field whose control is not drawn at the moment. */
const STAND_INS: Readonly<Record<string, string>> = {
  start_at: `#${fieldId('start_anytime')} input`,
  finish_at: `#${fieldId('start_anytime')} input`,
  time_to_play: `#${fieldId('start_anytime')} input`,
};

/**
 * Puts the focus on the control of a field.
 * @param from anything on the screen
 */
export function leadToField(from: HTMLElement | null, field: string): void {
  const standIn = STAND_INS[field];
  leadTo(from, `#${fieldId(field)}`, ...(standIn ? [standIn] : []));
}
