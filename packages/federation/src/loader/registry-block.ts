import { REGISTRY_BLOCK_ID, type Registry, registrySchema } from '@waymark/contract';
import type { RemoteFailure } from './remote-state';

/** The parsed registry, or why it could not be read. */
export type RegistryReading =
  | { readonly ok: true; readonly registry: Registry }
  | { readonly ok: false; readonly failure: RemoteFailure };

const failed = (message: string, cause?: unknown): RegistryReading => ({
  ok: false,
  failure: { kind: 'registry', remote: '', message, cause },
});

/** Parses a registry from JSON. */
export function readRegistry(text: string): RegistryReading {
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch (error) {
    return failed('The registry is no JSON', error);
  }
  const read = registrySchema.safeParse(data);
  return read.success ? { ok: true, registry: read.data } : failed('The registry has an invalid format', read.error);
}

/** Reads the registry from the page's data block. */
export function readRegistryBlock(page: Pick<Document, 'getElementById'>): RegistryReading {
  const block = page.getElementById(REGISTRY_BLOCK_ID);
  return block ? readRegistry(block.textContent ?? '') : failed('The page holds no registry');
}
