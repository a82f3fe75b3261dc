import type { RuntimeConfig } from '@waymark/contract';
import { CAPABILITY_VERSIONS, CONTRACT_VERSION, type Registry } from '@waymark/contract';
import { createRemoteLoader, readRegistryBlock } from '@waymark/federation/loader';
import type { ErrorDesk } from '../errors/error-desk';
import { withKnownAreas } from './known-areas';

const EMPTY: Registry = { channel: 'none', revision: 0, remotes: [] };

/** The remotes of this page: what the registry names, and the loader that brings them. */
export function createRemotes(config: RuntimeConfig, errors: ErrorDesk, page: Document) {
  const reading = readRegistryBlock(page);
  const staging = config.stagingHosts.includes(page.location.hostname);
  const loader = createRemoteLoader({
    registry: reading,
    contractVersion: CONTRACT_VERSION,
    capabilities: CAPABILITY_VERSIONS,
    apiVersion: staging ? config.stagingVersion : config.apiVersion,
    onEvent: (event) => {
      if (event.type === 'failure') errors.report(event.failure.cause ?? event.failure, { ...event.failure });
    },
  });
  const registry = reading.ok ? reading.registry : EMPTY;
  const paths = new Set(registry.remotes.flatMap(({ current }) => current.routes.map(({ path }) => path)));
  return {
    /** What is in service. */
    registry,
    /** Everything the builder has, in service or not. */
    areas: withKnownAreas(registry),
    /** Whether a remote in service draws a route. */
    draws: (path: string): boolean => paths.has(path),
    loader,
  };
}

/** The remotes of this page. */
export type Remotes = ReturnType<typeof createRemotes>;
