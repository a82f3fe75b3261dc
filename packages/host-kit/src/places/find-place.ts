import { locate } from '@waymark/client';
import type { Host } from '@waymark/contract';
import type { MapPoint } from '@waymark/ui';

/** Answers that say the text is no address. */
const NO_SUCH_PLACE = [400, 404, 422];

/**
 * Finds an address or coordinates; undefined where there is no such place.
 * @throws where the service is busy or does not answer
 */
export async function findPlace(api: Host['api'], text: string): Promise<MapPoint | undefined> {
  try {
    return await locate(api, text, { handles: [...NO_SUCH_PLACE, 429, 502, 503] });
  } catch (failure) {
    if (NO_SUCH_PLACE.includes(Number((failure as { readonly status?: unknown }).status))) return undefined;
    throw failure;
  }
}
