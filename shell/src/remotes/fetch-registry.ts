import { REGISTRY_PATH, type Registry, type RuntimeConfig } from '@waymark/contract';

/** As long as an area may take to load. */
const PATIENCE_MS = 8000;

/**
 * The registry in service by now, believed only when it is signed with the key of the configuration.
 * @throws when nothing comes in time, or nothing that can be believed
 */
export async function fetchRegistry(
  { registryKey: publicKey, remoteOrigins }: Pick<RuntimeConfig, 'registryKey' | 'remoteOrigins'>,
  get: typeof fetch = fetch,
): Promise<Registry> {
  const text = await withinTime((signal) => fetchText(get, signal));
  const { openRegistries } = await import('@waymark/federation/signed-registry');
  return await openRegistries(text, { publicKey, remoteOrigins });
}

/** Nobody hands out a registry at this moment. */
export class RegistryAbsent extends Error {
  override readonly name = 'RegistryAbsent';
}

async function fetchText(get: typeof fetch, signal: AbortSignal): Promise<string> {
  const answer = await get(REGISTRY_PATH, { headers: { Accept: 'application/json' }, signal });
  if (!answer.ok) throw new RegistryAbsent(`The registry answers ${answer.status}`);
  return await answer.text();
}

/** A server that takes a request and says nothing would hold up whoever asks, and everybody who asks after him. */
async function withinTime<T>(work: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const ending = new AbortController();
  const late = new RegistryAbsent(`No registry within ${PATIENCE_MS} ms`);
  const timer = setTimeout(() => ending.abort(late), PATIENCE_MS);
  try {
    return await work(ending.signal);
  } finally {
    clearTimeout(timer);
  }
}
