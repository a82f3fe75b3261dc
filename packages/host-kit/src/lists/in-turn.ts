import type { FieldSaves } from '../saving/save-queue';

/**
 * A write that waits for earlier ones of the same field, and rejects like the write itself. The host shows saving and
 * failures.
 */
export const inTurn =
  <Field extends string>(saves: FieldSaves<Field>, field: Field, write: () => Promise<unknown>, adds = false) =>
  async (): Promise<void> => {
    let failure: unknown;
    const caught = () =>
      write().catch((error: unknown) => {
        failure = error;
        throw error;
      });
    const isSaved = await saves.save(field, caught, undefined, adds);
    if (!isSaved) throw failure;
  };
