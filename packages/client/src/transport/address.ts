import type { ApiRequest, RuntimeConfig } from '@waymark/contract';

type AddressConfig = Pick<RuntimeConfig, 'apiOrigin' | 'apiVersion' | 'stagingVersion' | 'stagingHosts'>;

/**
 * The full address of a call: origin, version segment, path and query ([G01]). On a staging host with the staging
 * version, except calls marked `unswapped`. Undefined query values are omitted.
 * @param hostname host name of the page, without port
 */
export function addressOf(
  config: AddressConfig,
  hostname: string,
  { path, query, unswapped }: Pick<ApiRequest, 'path' | 'query' | 'unswapped'>,
): string {
  const staging = config.stagingHosts.includes(hostname) && !unswapped;
  const version = staging ? config.stagingVersion : config.apiVersion;
  const url = `${config.apiOrigin}/${version}${path}`;
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query ?? {})) {
    if (value !== undefined) search.set(name, String(value));
  }
  const text = search.toString();
  return text ? `${url}?${text}` : url;
}
