import {
  CAPABILITY_VERSIONS,
  CONFIG_BLOCK_ID,
  CONTRACT_VERSION,
  REGISTRY_BLOCK_ID,
  type Registry,
  type Release,
  type RemoteRoute,
  type RuntimeConfig,
  readGameId,
} from '@waymark/contract';
import { releaseThatFits } from '@waymark/federation/compatibility';
import { APP_MANIFEST, TOUCH_ICON } from './app-manifest';

/** Parts of a page: the built document, and what is known per request. */
export interface PageParts {
  readonly template: string;
  readonly config: RuntimeConfig;
  /** Undefined while no registry can be read: the page then says so, and retries. */
  readonly registry: Registry | undefined;
  readonly path: string;
  /**
   * Scripts of the shell besides the document's, by their entry: `builder` for addresses of remotes, and pages of the
   * shell itself by address.
   */
  readonly later: Readonly<Record<string, readonly string[]>>;
}

/**
 * The document of a request: configuration and registry as data blocks, and preloads of the route's remote while the
 * shell's scripts load. The blocks come before every script, which may run at any time.
 */
export function renderPage({ template, config, registry, path, later }: PageParts): string {
  const head = [
    dataBlock(CONFIG_BLOCK_ID, config),
    ...(registry ? [dataBlock(REGISTRY_BLOCK_ID, registry)] : []),
    `<meta name="theme-color" content="${escapeHtml(config.brand.colour)}">`,
    `<link rel="icon" href="${escapeHtml(config.brand.logo || '/favicon.svg')}">`,
    `<link rel="apple-touch-icon" href="${TOUCH_ICON}">`,
    `<link rel="manifest" href="${APP_MANIFEST}">`,
    `<link rel="preconnect" href="${escapeHtml(config.apiOrigin)}" crossorigin>`,
    ...preloadTags({ registry, config, path, later }),
  ].join('');
  const titled = template.replace(/<title>.*?<\/title>/s, () => `<title>${escapeHtml(config.brand.name)}</title>`);
  const place = titled.search(/<(?:script|link)\b|<\/head>/i);
  return titled.slice(0, place) + head + titled.slice(place);
}

/** Whether a built document can become a page. */
export const isTemplate = (text: string): boolean => /<\/head>/i.test(text);

function dataBlock(id: string, data: unknown): string {
  return `<script type="application/json" id="${id}">${escapeJson(JSON.stringify(data))}</script>`;
}

/** JSON that cannot end its script element, whatever texts it contains. */
const escapeJson = (json: string): string =>
  json.replace(/[<>&\u2028\u2029]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`);

/** A preload must match the script element's request (anonymous, same hash), or the browser fetches twice. */
function preloadTags({ registry, config, path, later }: Omit<PageParts, 'template'>): string[] {
  const drawn = registry && drawnBy(registry, path, config.provider?.api);
  const own = (later[drawn ? 'builder' : path.slice(1)] ?? []).map(
    (address) => `<link rel="preload" as="script" href="${escapeHtml(address)}">`,
  );
  if (!drawn?.release) return own;
  const { release, route } = drawn;
  const scripts = new Set([release.entry, ...release.preload, ...(route.preload ?? [])]);
  const remote = [...scripts].map((address) => {
    const hash = release.integrity[pathOf(address)];
    const integrity = hash ? ` integrity="${escapeHtml(hash)}"` : '';
    return `<link rel="preload" as="script" href="${escapeHtml(address)}" crossorigin="anonymous"${integrity}>`;
  });
  return [...own, ...remote];
}

/**
 * The release that renders an address and fits the provider (none if neither fits), and its matching pattern; undefined
 * for pages of the shell itself.
 */
function drawnBy(
  registry: Registry,
  path: string,
  api: string | undefined,
): { readonly release: Release | undefined; readonly route: RemoteRoute } | undefined {
  const offer = { contractVersion: CONTRACT_VERSION, capabilities: CAPABILITY_VERSIONS, api };
  for (const entry of registry.remotes) {
    const release = releaseThatFits(entry, offer);
    const route = (release ?? entry.current).routes.find((candidate) => matches(candidate, path));
    if (route) return { release, route };
  }
  return undefined;
}

function matches(route: RemoteRoute, path: string): boolean {
  const wanted = segmentsOf(route.path);
  const given = segmentsOf(path);
  if (wanted.length !== given.length) return false;
  return wanted.every((segment, place) => {
    const value = given[place] ?? '';
    if (segment === ':game') return readGameId(value) !== undefined || (route.allowsNew === true && value === 'new');
    return segment.startsWith(':') || segment === value;
  });
}

const segmentsOf = (path: string): string[] => path.split('/').filter(Boolean);
const pathOf = (address: string): string => new URL(address, 'http://localhost').pathname;

function escapeHtml(text: string): string {
  const names: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
  return text.replace(/[&<>"']/g, (sign) => names[sign] ?? sign);
}
