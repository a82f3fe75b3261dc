import type { FieldSaves } from '../saving/save-queue';

/** The field has its stored value again, so an earlier refusal is obsolete. */
export function settle(saves: FieldSaves<string>, field: string): void {
  if (saves.stateOf(field).phase === 'failed') void saves.save(field, async () => undefined);
}
