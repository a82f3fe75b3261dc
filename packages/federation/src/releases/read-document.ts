import type * as z from 'zod/mini';
import type { StoreFiles } from './files/store-files';
import { ReleaseFault } from './release-fault';

/** The content of a key, with the tag for replacing it. */
export interface ReadDocument<T> {
  readonly content: T;
  readonly tag: string;
}

/**
 * Reads a document of a store.
 * @returns undefined if it does not exist
 * @throws {ReleaseFault} naming a damaged file
 */
export async function readDocument<T>(
  files: StoreFiles,
  key: string,
  schema: z.ZodMiniType<T>,
): Promise<ReadDocument<T> | undefined> {
  const stored = await files.read(key);
  if (!stored) return undefined;
  const content = schema.safeParse(parseJson(stored.content.toString()));
  if (!content.success) throw new ReleaseFault(`${key} in ${files.place} is damaged and cannot be read`);
  return { content: content.data, tag: stored.tag };
}

/** @returns undefined for invalid JSON */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
