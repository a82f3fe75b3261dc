import type { Readable, Release } from '@waymark/contract';
import { classifyLoadError, isChunkLoadError } from './classify';
import { openContainer } from './container';
import { browserProbe } from './diagnose';
import { startSharing } from './host-sharing';
import type { RegistryReading } from './registry-block';
import type { RemoteRuntime } from './runtime';
import { createScriptPolicy } from './script-policy';
import { spendPreloads } from './spend-preloads';

/** Fetches releases as Module Federation containers, with integrity and only from the registry's origins. */
export function createFederationRuntime(registry: Readable<RegistryReading>): RemoteRuntime {
  const scope = startSharing();
  const scripts = new Map<string, HTMLScriptElement>();
  const pathOf = (url: string) => new URL(url, document.baseURI).pathname;
  const scriptUrl = createScriptPolicy((url) => allowedOrigins(registry.get()).has(url.origin));

  function makeScript(url: string, integrity: string | undefined): HTMLScriptElement {
    const script = document.createElement('script');
    if (integrity) script.integrity = integrity;
    script.crossOrigin = 'anonymous';
    script.src = scriptUrl(url);
    return script;
  }

  return {
    async load(release, attempt) {
      const entry = entryAddress(release, attempt);
      if (attempt > 0) spendPreloads(new URL('.', entry).href, makeScript);
      try {
        const script = makeScript(entry, release.integrity[pathOf(entry)]);
        scripts.set(entry, script);
        return await openContainer(release.container, script, scope, './remote');
      } catch (error) {
        throw classifyLoadError(error, { entry, isChecked: isCheckedBy(release) }, browserProbe);
      } finally {
        scripts.get(entry)?.remove();
        scripts.delete(entry);
      }
    },
    diagnosePart(release, error) {
      if (!isChunkLoadError(error)) return undefined;
      return classifyLoadError(error, { entry: release.entry, isChecked: isCheckedBy(release) }, browserProbe);
    },
    abandon(release) {
      for (const [url, script] of scripts) {
        if (pathOf(url) !== pathOf(release.entry)) continue;
        script.remove();
        scripts.delete(url);
      }
    },
  };
}

/** An entry with a hash contains those of its later scripts. */
const isCheckedBy =
  ({ entry, integrity }: Release) =>
  (): boolean =>
    integrity[new URL(entry, document.baseURI).pathname] !== undefined;

/** Retries use a different address, so that no pending or cached response answers them. */
function entryAddress(release: Release, attempt: number): string {
  const url = new URL(release.entry, document.baseURI);
  if (attempt > 0) url.searchParams.set('attempt', String(attempt));
  return url.href;
}

function allowedOrigins(reading: RegistryReading): ReadonlySet<string> {
  if (!reading.ok) return new Set();
  const releases = reading.registry.remotes.flatMap(({ current, previous, canary }) => [
    current,
    ...(previous ? [previous] : []),
    ...(canary ? [canary.release] : []),
  ]);
  return new Set(releases.map(({ entry }) => new URL(entry, document.baseURI).origin));
}
