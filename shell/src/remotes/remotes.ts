import type { ReleaseReport, RuntimeConfig } from '@waymark/contract';
import {
  CAPABILITY_VERSIONS,
  CONTRACT_VERSION,
  RELEASE_REPORT_PATH,
  type Readable,
  type Registry,
  writable,
} from '@waymark/contract';
import { type HostOffer, releaseThatFits } from '@waymark/federation/compatibility';
import {
  createRemoteLoader,
  type LoaderOptions,
  readRegistryBlock,
  rememberFailures,
  withTrials,
} from '@waymark/federation/loader';
import type { ErrorReporter } from '@waymark/host/errors/error-reporter';
import type { Areas } from '@waymark/host/remotes/open-route';
import { type Overrides, withOverrides } from '../overrides/overrides';
import { browserName } from './browser-name';
import { faultSwitches } from './faults';
import { withKnownAreas } from './known-areas';

const EMPTY: Registry = { channel: 'none', revision: 0, remotes: [] };

/** What a page's remotes are created with. */
export interface RemotesOptions {
  readonly config: RuntimeConfig;
  readonly errors: ErrorReporter;
  /** The offer of the page's version segment. */
  readonly offer: LoaderOptions['provider'];
  readonly page: Document;
  readonly storage: Storage | undefined;
  readonly overrides: Overrides;
}

/** What the navigation derives from a registry. */
export interface InService {
  readonly registry: Registry;
  /** All areas of the builder, in service or not. */
  readonly areas: Areas;
  /** Whether an active remote renders a route, as far as known. */
  readonly draws: (path: string) => boolean;
}

/** The page's remotes: the registry's, and the loader for them. */
export function createRemotes({ config, errors, offer, overrides, page, storage }: RemotesOptions) {
  const reading = readRegistryBlock(page);
  const browser = browserName(storage);
  // Signed-in people try the same releases in every browser.
  const person = storage?.getItem('user_id') || browser;
  const given = { contractVersion: CONTRACT_VERSION, capabilities: CAPABILITY_VERSIONS };
  const ours = (registry: Registry) =>
    describe(withOverrides(withTrials(registry, person), overrides), { ...given, api: offer.api });
  const inService = writable<InService>(reading.ok ? ours(reading.registry) : { ...ours(EMPTY), draws: () => true });
  const faults = page.defaultView ? faultSwitches(page.defaultView, config) : undefined;
  const loader = createRemoteLoader({
    registry: reading.ok ? { ok: true, registry: inService.get().registry } : reading,
    ...given,
    provider: offer,
    failures: rememberFailures(storage),
    faults,
    async reloadRegistry() {
      const { fetchRegistry } = await import('./fetch-registry');
      const now = ours(await fetchRegistry(config));
      inService.set(now);
      return { ok: true, registry: now.registry };
    },
    onEvent: (event) => {
      if (event.type === 'failure') errors.report(event.failure.cause ?? event.failure, { ...event.failure });
      if (event.type !== 'shut-out') return;
      const { remote, version = '', kind } = event.failure;
      // Overrides and deliberate faults say nothing about the release.
      if (faults || overrides.inForce.some(({ id }) => id === remote)) return;
      sendReport({ remote, version, kind, browser });
    },
  });
  return {
    /** The active registry, and everything derived from it. */
    inService: inService as Readable<InService>,
    get registry(): Registry {
      return inService.get().registry;
    },
    loader,
    /** Switches to a newer registry: mounted remotes stay, the next mount uses it. */
    take(registry: Registry): void {
      const now = ours(registry);
      inService.set(now);
      loader.useRegistry({ ok: true, registry: now.registry });
    },
  };
}

/** Derives routes and menu entries from the releases that run here. */
function describe(registry: Registry, offer: HostOffer): InService {
  const remotes = registry.remotes.map((entry) => ({
    ...entry,
    current: releaseThatFits(entry, offer) ?? entry.current,
  }));
  const paths = new Set(remotes.flatMap(({ current }) => current.routes.map(({ path }) => path)));
  return { registry, areas: withKnownAreas({ ...registry, remotes }), draws: (path) => paths.has(path) };
}

/** A lost report does not matter: the next browser sends one too. */
function sendReport(report: ReleaseReport): void {
  void fetch(RELEASE_REPORT_PATH, { method: 'POST', body: JSON.stringify(report), keepalive: true }).catch(() => {});
}
