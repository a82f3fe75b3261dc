import type { FieldSaves } from '../saving/save-queue';

/**
 * A write that takes its turn behind earlier ones of the same field, and fails as it would alone: the host says that it is
 * being saved, and what went wrong.
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
