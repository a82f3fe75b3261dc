import type * as z from 'zod/mini';
import type { StoreFiles } from './files/store-files';
import { ReleaseFault } from './release-fault';

/** What a store keeps under a key, with the tag it is replaced by. */
export interface ReadDocument<T> {
  readonly content: T;
  readonly tag: string;
}

/**
 * Reads a document of a store.
 * @returns undefined when there is none
 * @throws {ReleaseFault} that names the file when it came to harm
 */
export async function readDocument<T>(
  files: StoreFiles,
  key: string,
  schema: z.ZodMiniType<T>,
): Promise<ReadDocument<T> | undefined> {
  const held = await files.read(key);
  if (!held) return undefined;
  const content = schema.safeParse(parseJson(held.content.toString()));
  if (!content.success) throw new ReleaseFault(`${key} in ${files.place} is damaged and cannot be read`);
  return { content: content.data, tag: held.tag };
}

/** @returns undefined for a text that is no JSON */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
