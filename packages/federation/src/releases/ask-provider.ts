import { DOCUMENTED_OFFER, describeProvider, type ProviderOffer } from '@waymark/contract';

const PATIENCE_MS = 2000;

/** One version segment of a provider. */
export interface ProviderSegment {
  /** Its address with the segment, such as `https://api.example/v1`. */
  readonly address: string;
  readonly whitelabel: string;
}

/**
 * Asks a provider what stands behind a version segment. One that announces nothing speaks what the documents describe.
 * @returns undefined when nobody can tell: it does not answer, or only that it is out of order
 */
export async function askProvider({ address, whitelabel }: ProviderSegment): Promise<ProviderOffer | undefined> {
  try {
    const answer = await fetch(address + describeProvider.path, {
      headers: { Accept: 'application/json', 'X-Whitelabel': whitelabel },
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    if (answer.status >= 500 || answer.status === 429) return undefined;
    if (!answer.ok) return DOCUMENTED_OFFER;
    return readOffer(await answer.text());
  } catch {
    return undefined;
  }
}

/** An answer that is no offer is one of a provider that knows nothing of offers. */
function readOffer(text: string): ProviderOffer {
  try {
    const { api, capabilities, media_origins } = describeProvider.answer.parse(JSON.parse(text));
    return { api, capabilities, media_origins: media_origins.filter(isOrigin) };
  } catch {
    return DOCUMENTED_OFFER;
  }
}

/** Whether a text is an origin of the web and nothing more; it goes into the policy of pages. */
const isOrigin = (text: string): boolean =>
  /^https?:\/\//.test(text) && URL.canParse(text) && new URL(text).origin === text;
