import { type ProviderOffer, type Release, satisfies } from '@waymark/contract';
import { browserPort } from '../ports/browser-port';
import { askProvider, type ProviderSegment } from '../releases/ask-provider';
import { ReleaseFault } from '../releases/release-fault';
import type { Environment } from './store';

const DEFAULT_PORT = 3000;
/** Port offset between the shell and the provider of `npm start`. */
const PROVIDER_OFFSET = 1000;

/** Settings with the provider's address, as `readSettings` of packages/launch ranks them. */
const ADDRESSES = ['WAYMARK_API_INTERNAL', 'WAYMARK_API_ORIGIN', 'WAYMARK_PROVIDER_ORIGIN', 'WAYMARK_URL'];

/**
 * The providers of a channel's pages: the named ones (`https://api.example`, or with a segment,
 * `https://api.example/v2`), otherwise the one from the settings of `npm start`.
 * @throws {ReleaseFault} for an invalid address
 */
export function providersOf(channel: string, named: string | undefined, env: Environment): readonly ProviderSegment[] {
  const setting = (name: string, otherwise: string) => env[name]?.trim() || otherwise;
  const segment =
    channel === 'staging' ? setting('WAYMARK_STAGING_VERSION', 'staging') : setting('WAYMARK_API_VERSION', 'v1');
  const whitelabel = setting('WAYMARK_WHITELABEL', 'harbour');
  const texts = (named ?? addressIn(setting)).split(',');
  return texts.map((text) => ({ address: withSegment(text.trim(), segment), whitelabel }));
}

function addressIn(setting: (name: string, otherwise: string) => string): string {
  const planned = Number(setting('WAYMARK_PORT', String(DEFAULT_PORT))) + PROVIDER_OFFSET;
  const local = `http://localhost:${browserPort(Number(setting('WAYMARK_PROVIDER_PORT', String(planned))))}`;
  return ADDRESSES.reduceRight((otherwise, name) => setting(name, otherwise), local);
}

function withSegment(text: string, segment: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const [, own = segment, ...more] = (url?.pathname ?? '').replace(/\/$/, '').split('/');
  if (!url || !/^https?:$/.test(url.protocol) || more.length > 0 || url.search || url.hash)
    throw new ReleaseFault(
      `"${text}" is not a provider address; use one like https://api.example or https://api.example/v2`,
    );
  return `${url.origin}/${own}`;
}

/** The offers of the channel's providers by address; undefined for one that does not answer. */
export const askProviders = (providers: readonly ProviderSegment[]) =>
  Promise.all(
    providers.map(
      async (provider): Promise<readonly [string, ProviderOffer | undefined]> => [
        provider.address,
        await askProvider(provider),
      ],
    ),
  );

/**
 * Refuses a release that a provider's API does not fit. Unreachable providers are reported, but do not block.
 * @throws {ReleaseFault} naming the provider that does not fit
 */
export async function requireSpoken(
  id: string,
  { version, api }: Pick<Release, 'version' | 'api'>,
  providers: readonly ProviderSegment[],
): Promise<void> {
  const offers = await askProviders(providers);
  const refused = offers.flatMap(([address, offer]) =>
    offer && !satisfies(offer.api, api) ? [`${address} speaks ${offer.api}`] : [],
  );
  if (refused.length > 0)
    throw new ReleaseFault(`${id} ${version} speaks the API ${api}, and ${refused.join(', ')}: nobody could run it`);
  for (const [address, offer] of offers) {
    if (!offer)
      console.log(
        `No provider answers at ${address}: whether ${id} ${version}, which speaks the API ${api}, fits there was not checked (--provider names another)`,
      );
  }
}
