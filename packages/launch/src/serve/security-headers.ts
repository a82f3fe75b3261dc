import type { RuntimeConfig } from '@waymark/contract';

/** What a page may load, and who may embed it. */
export interface PolicyParts {
  readonly remoteOrigins: readonly string[];
  /** Hashes of inline scripts. */
  readonly inlineScripts?: readonly string[];
  /** Origins of the white label's partners, whose pages may embed this one. */
  readonly partners?: readonly string[];
  /** Whether remotes may be loaded from the developer's machine. */
  readonly developers?: boolean;
}

const OWN_MACHINE = ['localhost', '127.0.0.1'];
const ownMachine = (...schemes: readonly string[]) =>
  schemes.flatMap((scheme) => OWN_MACHINE.map((host) => `${scheme}://${host}:*`));

/** Origins of Stripe's card fields, as documented by Stripe. */
const STRIPE = {
  scripts: ['https://js.stripe.com', 'https://*.js.stripe.com'],
  frames: ['https://js.stripe.com', 'https://*.js.stripe.com', 'https://hooks.stripe.com'],
  data: ['https://api.stripe.com'],
};
const NOBODY: Readonly<Record<keyof typeof STRIPE, readonly string[]>> = { scripts: [], frames: [], data: [] };

/** The page's Content-Security-Policy: scripts only from shell and remotes, data only from the provider. */
export function contentSecurityPolicy(
  page: RuntimeConfig,
  { remoteOrigins, inlineScripts = [], partners = [], developers = false }: PolicyParts,
): string {
  const api = page.apiOrigin;
  const local = developers ? ownMachine('http') : [];
  const media = [...page.mediaOrigins, ...(page.provider?.media_origins ?? [])];
  const pictures = [page.mapTiles, page.brand.logo].flatMap(originIn);
  // If the provider does not test webhooks, the browser posts to the organiser's address ([G46]).
  const webhooks = page.provider && !Object.hasOwn(page.provider.capabilities, 'webhook-test') ? ['https:'] : [];
  const announced = page.provider && Object.hasOwn(page.provider.capabilities, 'stripe');
  const stripe = announced || page.cardKey ? STRIPE : NOBODY;
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...inlineScripts, ...remoteOrigins, ...local, ...stripe.scripts],
    'style-src': ["'self'"],
    'img-src': ["'self'", api, ...media, ...remoteOrigins, ...local, ...pictures, 'blob:', 'data:'],
    'media-src': ["'self'", api, ...media, 'blob:', 'data:'],
    // glTF models embed their data; reading it makes no request.
    'connect-src': [
      "'self'",
      api,
      ...media,
      ...webhooks,
      ...originIn(page.realtimeUrl),
      ...originIn(page.geocoder),
      ...local,
      ...stripe.data,
      ...(developers ? ownMachine('ws') : []),
      'blob:',
      'data:',
    ],
    // A brand's fonts are bundled with the remote that shows them.
    'font-src': ["'self'", ...remoteOrigins, ...local],
    ...(stripe.frames.length > 0 ? { 'frame-src': stripe.frames } : {}),
    'manifest-src': ["'self'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'self'", ...partners],
    'require-trusted-types-for': ["'script'"],
  };
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${[...new Set(sources)].join(' ')}`)
    .join('; ');
}

/** Headers of every response of the shell. */
export const SHELL_HEADERS = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
} as const;

/** Additional headers of the shell's pages; browsers only read them from documents. */
export const PAGE_HEADERS = {
  'Permissions-Policy':
    'camera=(), microphone=(), geolocation=(self), clipboard-read=(self), clipboard-write=(self), fullscreen=(self)',
  'Cross-Origin-Opener-Policy': 'same-origin',
} as const;

/** Headers of a remote's server: its scripts run in the shell's pages, and its addresses are not pages. */
export const REMOTE_HEADERS = {
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Resource-Policy': 'cross-origin',
  Vary: 'Origin',
} as const;

/** The origin of an address that may be missing or relative; patterns like `{s}` become `*`. */
function originIn(address: string): string[] {
  const plain = address.replace(/\{[a-z]\}/g, 'any');
  if (!/^(https?|wss?):\/\//.test(plain) || !URL.canParse(plain)) return [];
  const { protocol, host } = new URL(plain);
  return [`${protocol}//${host.replace(/^any\./, '*.')}`];
}
