import { locate } from '@waymark/client';
import type { Host } from '@waymark/contract';
import type { MapPoint } from '@waymark/ui';

/** Statuses meaning that the text is not an address. */
const NO_SUCH_PLACE = [400, 404, 422];

/**
 * Finds an address or coordinates; undefined if there is no such place.
 * @throws if the service is busy or doesn't answer
 */
export async function findPlace(api: Host['api'], text: string): Promise<MapPoint | undefined> {
  try {
    return await locate(api, text, { handles: [...NO_SUCH_PLACE, 429, 502, 503] });
  } catch (failure) {
    if (NO_SUCH_PLACE.includes(Number((failure as { readonly status?: unknown }).status))) return undefined;
    throw failure;
  }
}
