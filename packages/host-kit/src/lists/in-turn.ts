import type { FieldSaves } from '../saving/save-queue';

/**
 * A write that waits for earlier ones of the same field, and rejects like the write itself. The host shows saving and
 * failures.
 */
export const inTurn =
  <Field extends string>(saves: FieldSaves<Field>, field: Field, write: () => Promise<unknown>) =>
  async (): Promise<void> => {
    let failure: unknown;
    const isSaved = await saves.save(field, () =>
      write().catch((error: unknown) => {
        failure = error;
        throw error;
      }),
    );
    if (!isSaved) throw failure;
  };
