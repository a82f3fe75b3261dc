import type { FailureKind } from './remote-state';

/** What asks the network about a script that did not load. */
export interface Probe {
  readonly fetch: (url: string, options: RequestInit) => Promise<Response>;
  readonly online: () => boolean;
}

const PROBE_TIMEOUT_MS = 3000;

/**
 * Finds out why a script did not load: a script element only says that it failed.
 * @param otherwise the kind for a script that is missing or came through after all
 */
export async function diagnoseScript(
  url: string,
  integrity: string | undefined,
  otherwise: 'not-found' | 'chunk',
  probe: Probe,
): Promise<FailureKind> {
  if (!probe.online()) return 'offline';
  let answer: Response;
  try {
    answer = await probe.fetch(url, {
      cache: 'no-store',
      credentials: 'omit',
      signal: AbortSignal.timeout(PROBE_TIMEOUT_MS),
    });
  } catch {
    return 'offline';
  }
  if (!answer.ok || !integrity) return otherwise;
  return (await hasIntegrity(await answer.arrayBuffer(), integrity)) ? otherwise : 'integrity';
}

async function hasIntegrity(content: ArrayBuffer, integrity: string): Promise<boolean> {
  // Without a secure context nothing can be hashed; a script that came but was refused is then taken for a changed one.
  if (!globalThis.crypto?.subtle) return false;
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-384', content));
  return `sha384-${btoa(String.fromCharCode(...hash))}` === integrity;
}
