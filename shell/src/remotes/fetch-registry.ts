import { REGISTRY_PATH, type Registry, type RuntimeConfig } from '@waymark/contract';

/**
 * The registry in service by now, believed only when it is signed with the key of the configuration.
 * @throws when nothing comes, or nothing that can be believed
 */
export async function fetchRegistry(
  { registryKey: publicKey, remoteOrigins }: Pick<RuntimeConfig, 'registryKey' | 'remoteOrigins'>,
  get: typeof fetch = fetch,
): Promise<Registry> {
  const answer = await get(REGISTRY_PATH, { headers: { Accept: 'application/json' } });
  if (!answer.ok) throw new RegistryAbsent(`The registry answers ${answer.status}`);
  const text = await answer.text();
  const { openRegistries } = await import('@waymark/federation/signed-registry');
  return await openRegistries(text, { publicKey, remoteOrigins });
}

/** Nobody hands out a registry at this moment. */
export class RegistryAbsent extends Error {
  override readonly name = 'RegistryAbsent';
}
