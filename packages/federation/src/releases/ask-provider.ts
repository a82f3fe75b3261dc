import { DOCUMENTED_OFFER, describeProvider, type ProviderOffer } from '@waymark/contract';

const TIMEOUT_MS = 2000;

/** One version segment of a provider. */
export interface ProviderSegment {
  /** Its address with the segment, such as `https://api.example/v1`. */
  readonly address: string;
  readonly whitelabel: string;
}

/**
 * Asks a provider about a version segment. One that announces nothing speaks the documented version.
 * @returns undefined if unknown: no response, or a server error
 */
export async function askProvider({ address, whitelabel }: ProviderSegment): Promise<ProviderOffer | undefined> {
  try {
    const answer = await fetch(address + describeProvider.path, {
      headers: { Accept: 'application/json', 'X-Whitelabel': whitelabel },
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (answer.status >= 500 || answer.status === 429) return undefined;
    if (!answer.ok) return DOCUMENTED_OFFER;
    return readOffer(await answer.text());
  } catch {
    return undefined;
  }
}

/** An invalid response comes from a provider without this document. */
function readOffer(text: string): ProviderOffer {
  try {
    const { api, capabilities, media_origins } = describeProvider.answer.parse(JSON.parse(text));
    return { api, capabilities, media_origins: media_origins.filter(isOrigin) };
  } catch {
    return DOCUMENTED_OFFER;
  }
}

/** Whether a text is just a web origin, because it goes into the page's policy. */
const isOrigin = (text: string): boolean =>
  /^https?:\/\//.test(text) && URL.canParse(text) && new URL(text).origin === text;
