import { REGISTRY_PATH, type Registry, type RuntimeConfig } from '@waymark/contract';

/** The timeout of loading an area. */
const TIMEOUT_MS = 8000;

/**
 * The current registry, accepted only if it is signed with the configured key.
 * @throws if no valid one arrives in time
 */
export async function fetchRegistry(
  { registryKey: publicKey, remoteOrigins }: Pick<RuntimeConfig, 'registryKey' | 'remoteOrigins'>,
  get: typeof fetch = fetch,
): Promise<Registry> {
  const text = await withinTime((signal) => fetchText(get, signal));
  const { openRegistries } = await import('@waymark/federation/signed-registry');
  return await openRegistries(text, { publicKey, remoteOrigins });
}

/** No registry is available now. */
export class RegistryAbsent extends Error {
  override readonly name = 'RegistryAbsent';
}

async function fetchText(get: typeof fetch, signal: AbortSignal): Promise<string> {
  const answer = await get(REGISTRY_PATH, { headers: { Accept: 'application/json' }, signal });
  if (!answer.ok) throw new RegistryAbsent(`The registry answers ${answer.status}`);
  return await answer.text();
}

/** A server that accepts a request without responding would block this and all later requests. */
async function withinTime<T>(work: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const ending = new AbortController();
  const late = new RegistryAbsent(`No registry within ${TIMEOUT_MS} ms`);
  const timer = setTimeout(() => ending.abort(late), TIMEOUT_MS);
  try {
    return await work(ending.signal);
  } finally {
    clearTimeout(timer);
  }
}
