import { existsSync } from 'node:fs';
import { mkdir, readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { DEMO_PASSWORD, listen, originOf, originsOfRemotes, PARTNER_OFFSET, type Settings } from '@waymark/launch';
import { buildFederationPage, buildReactPage } from './built/build';

/** Where a partner's server finds the builder, and the accounts for its visitors. */
export interface PartnerOptions {
  readonly port: number;
  /** Origin of the builder. */
  readonly builder: string;
  readonly apiOrigin: string;
  readonly realtimeOrigin: string;
  readonly remoteOrigins: readonly string[];
  readonly whitelabel: string;
  readonly password: string;
}

/** The partner of a builder on this machine: its demo accounts, and the next port. */
export const partnerOf = ({ ports, page }: Pick<Settings, 'ports' | 'page'>): PartnerOptions => ({
  port: ports.shell + PARTNER_OFFSET,
  builder: originOf(ports.shell),
  apiOrigin: page.apiOrigin,
  realtimeOrigin: new URL(page.realtimeUrl).origin,
  remoteOrigins: Object.values(originsOfRemotes(ports)),
  whitelabel: page.whitelabel,
  password: DEMO_PASSWORD,
});

/** A running example server. */
export interface PartnerServer {
  readonly origin: string;
  close(): Promise<void>;
}

const HERE = path.dirname(new URL(import.meta.url).pathname);
const BUILT = path.join(HERE, 'dist');
/** Pages under a policy of the partner's own. */
const STRICT: readonly string[] = ['/strict', '/challenges', '/moderation'];
const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
};

/**
 * A partner's server: pages with areas of the builder, and a sign-in for visitors that pages cannot see into.
 * @throws {PlainFailure} if the port is taken
 */
export async function startPartner(options: PartnerOptions): Promise<PartnerServer> {
  await buildScripts();
  const { port, close } = await listen(options.port, 'the examples', (request, response) =>
    answer(options, request, response),
  );
  return { origin: originOf(port), close };
}

/** The pages with their own React; built once. */
async function buildScripts(): Promise<void> {
  if (existsSync(path.join(BUILT, 'host/main.js')) && existsSync(path.join(BUILT, 'react-18.js'))) return;
  await mkdir(BUILT, { recursive: true });
  await Promise.all([buildReactPage(BUILT), buildFederationPage(BUILT)]);
}

async function answer(options: PartnerOptions, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
  if (pathname === '/token') return await sendToken(options, searchParams.get('as') ?? '', response);
  const file = fileOf(pathname);
  const content = await readFile(file, 'utf8').catch(() => undefined);
  if (content === undefined) {
    response.writeHead(404).end('Not Found');
    return;
  }
  response.setHeader('Content-Type', TYPES[path.extname(file)] ?? 'text/plain');
  if (STRICT.includes(pathname)) response.setHeader('Content-Security-Policy', strictPolicy(options));
  response.end(file.endsWith('.html') ? content.replaceAll('{{builder}}', options.builder) : content);
}

function fileOf(pathname: string): string {
  const safe = pathname.split('/').filter((part) => part !== '' && part !== '..');
  if (safe[0] === 'scripts') return path.join(HERE, ...safe);
  if (safe[0] === 'built') return path.join(BUILT, ...safe.slice(1));
  return path.join(HERE, 'pages', `${safe[0] ?? 'index'}.html`);
}

/** The policy sources that a strict page needs for an area of the builder, and nothing else. */
function strictPolicy({ builder, apiOrigin, realtimeOrigin, remoteOrigins }: PartnerOptions): string {
  return [
    "default-src 'none'",
    `script-src 'self' ${builder} ${remoteOrigins.join(' ')}`,
    "style-src 'self'",
    `connect-src 'self' ${builder} ${apiOrigin} ${realtimeOrigin} blob: data:`,
    `img-src ${apiOrigin} ${builder} data: blob:`,
    `media-src ${apiOrigin} blob:`,
    "base-uri 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types waymark-loader waymark-remote 'allow-duplicates'",
  ].join('; ');
}

/** Signs a visitor in: the password never leaves this server, and the page gets a token that expires. */
async function sendToken(options: PartnerOptions, account: string, response: ServerResponse): Promise<void> {
  const { apiOrigin, whitelabel, password } = options;
  const authenticated = await fetch(`${apiOrigin}/v1/users/authenticate.json`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-Whitelabel': whitelabel },
    body: JSON.stringify({ email: `${account}@demo.test`, password }),
  });
  if (!authenticated.ok) {
    response.writeHead(401).end();
    return;
  }
  const { token } = (await authenticated.json()) as { token: string };
  response.setHeader('Cache-Control', 'no-store');
  response.end(token);
}
