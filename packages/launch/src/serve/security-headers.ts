import type { RuntimeConfig } from '@waymark/contract';

/** Who is let into a page, and whose pages it is let into. */
export interface PolicyParts {
  readonly remoteOrigins: readonly string[];
  /** Hashes of the scripts that stand in the page itself. */
  readonly inlineScripts?: readonly string[];
  /** Origins of the white label's partners, whose pages may hold this one. */
  readonly partners?: readonly string[];
  /** A remote of this page may come from the machine it is shown on, where somebody works on it. */
  readonly developers?: boolean;
}

const OWN_MACHINE = ['localhost', '127.0.0.1'];
const ownMachine = (...schemes: readonly string[]) =>
  schemes.flatMap((scheme) => OWN_MACHINE.map((host) => `${scheme}://${host}:*`));

/** The Content-Security-Policy of the page: scripts of the shell and the remotes alone, data of the provider alone. */
export function contentSecurityPolicy(
  page: RuntimeConfig,
  { remoteOrigins, inlineScripts = [], partners = [], developers = false }: PolicyParts,
): string {
  const api = page.apiOrigin;
  const local = developers ? ownMachine('http') : [];
  const media = [...page.mediaOrigins, ...(page.provider?.media_origins ?? [])];
  const pictures = [page.mapTiles, page.brand.logo].flatMap(originIn);
  // Where the provider does not test webhooks, the browser posts to whatever address the organiser named ([G46]).
  const webhooks = page.provider && !Object.hasOwn(page.provider.capabilities, 'webhook-test') ? ['https:'] : [];
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...inlineScripts, ...remoteOrigins, ...local],
    'style-src': ["'self'"],
    'img-src': ["'self'", api, ...media, ...remoteOrigins, ...local, ...pictures, 'blob:', 'data:'],
    'media-src': ["'self'", api, ...media, 'blob:', 'data:'],
    // A glTF model carries its shapes and pictures inside: reading those reaches nobody.
    'connect-src': [
      "'self'",
      api,
      ...media,
      ...webhooks,
      ...originIn(page.realtimeUrl),
      ...originIn(page.geocoder),
      ...local,
      ...(developers ? ownMachine('ws') : []),
      'blob:',
      'data:',
    ],
    'font-src': ["'self'"],
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

/** What every answer of the shell carries. */
export const SHELL_HEADERS = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
} as const;

/** What a page of the shell carries besides its own policy; browsers read these of documents only. */
export const PAGE_HEADERS = {
  'Permissions-Policy':
    'camera=(), microphone=(), geolocation=(self), clipboard-read=(self), clipboard-write=(self), fullscreen=(self)',
  'Cross-Origin-Opener-Policy': 'same-origin',
} as const;

/** What every answer of a remote's server carries: its scripts run in the shell's pages, its address is no page itself. */
export const REMOTE_HEADERS = {
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Resource-Policy': 'cross-origin',
  Vary: 'Origin',
} as const;

/** The origin of an address that may be missing or be a path of the shell itself; patterns like `{s}` become `*`. */
function originIn(address: string): string[] {
  const plain = address.replace(/\{[a-z]\}/g, 'any');
  if (!/^(https?|wss?):\/\//.test(plain) || !URL.canParse(plain)) return [];
  const { protocol, host } = new URL(plain);
  return [`${protocol}//${host.replace(/^any\./, '*.')}`];
}
