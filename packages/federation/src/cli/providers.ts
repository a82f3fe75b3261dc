import { type ProviderOffer, type Release, satisfies } from '@waymark/contract';
import { askProvider, type ProviderSegment } from '../releases/ask-provider';
import { ReleaseFault } from '../releases/release-fault';
import type { Environment } from './store';

const DEFAULT_PORT = 3000;
/** How far above the shell the provider of `npm start` listens. */
const PROVIDER_OFFSET = 1000;

/**
 * What pages of a channel speak to: the providers that were named (`https://api.example`, or with the segment,
 * `https://api.example/v2`), else the one of the settings that `npm start` reads.
 * @throws {ReleaseFault} for what is no address of a provider
 */
export function providersOf(channel: string, named: string | undefined, env: Environment): readonly ProviderSegment[] {
  const setting = (name: string, otherwise: string) => env[name]?.trim() || otherwise;
  const segment =
    channel === 'staging' ? setting('WAYMARK_STAGING_VERSION', 'staging') : setting('WAYMARK_API_VERSION', 'v1');
  const whitelabel = setting('WAYMARK_WHITELABEL', 'harbour');
  const port = Number(setting('WAYMARK_PORT', String(DEFAULT_PORT))) + PROVIDER_OFFSET;
  const texts = (named ?? setting('WAYMARK_API_ORIGIN', `http://localhost:${port}`)).split(',');
  return texts.map((text) => ({ address: withSegment(text.trim(), segment), whitelabel }));
}

function withSegment(text: string, segment: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const [, own = segment, ...more] = (url?.pathname ?? '').replace(/\/$/, '').split('/');
  if (!url || !/^https?:$/.test(url.protocol) || more.length > 0 || url.search || url.hash)
    throw new ReleaseFault(`"${text}" is no provider: it has to be like https://api.example or https://api.example/v2`);
  return `${url.origin}/${own}`;
}

/** What the providers of a channel say, each with its address; undefined for one that does not answer. */
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
 * Lets a release go into service only where what it speaks is spoken. What cannot be asked is said, and holds nobody up.
 * @throws {ReleaseFault} that names the provider that speaks something else
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
