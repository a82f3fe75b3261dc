import { CAPABILITY_VERSIONS, CONTRACT_VERSION } from '@waymark/contract';
import { createLoaderFamily, type RemoteLoader } from '@waymark/federation/loader';
import type { Services } from './services';

/** One per page: an area shown twice is loaded once. */
const family = createLoaderFamily();

/** The loader of one element. */
export function createLoader({ errors, offer, registry, tell }: Services): RemoteLoader {
  return family({
    registry: { ok: true, registry },
    contractVersion: CONTRACT_VERSION,
    capabilities: CAPABILITY_VERSIONS,
    provider: offer,
    onEvent: (event) => {
      if (event.type !== 'failure') return;
      const { kind, message, cause } = event.failure;
      errors.report(cause ?? event.failure, { ...event.failure });
      tell({ type: 'error', detail: { kind, message } });
    },
  });
}
