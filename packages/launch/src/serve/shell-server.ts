import { readFile, stat } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname, join } from 'node:path';
import {
  LATER_FILE,
  type ProviderOffer,
  REGISTRY_PATH,
  RELEASE_REPORT_PATH,
  type RuntimeConfig,
} from '@waymark/contract';
import { PlainFailure } from '../plain-failure';
import { APP_ICON, APP_MANIFEST, appIcon, appManifest, appPicture, iconSizeAt } from './app-manifest';
import { EMBED_PATH, embedAnswer } from './embed-server';
import { findFile, readPath, sendFile } from './files';
import { inlineScriptSources } from './inline-scripts';
import type { Handler } from './listener';
import { packText } from './pack-text';
import { isTemplate, renderPage } from './page';
import { refuseMethod, sendPlain, sendStatus } from './plain-answers';
import type { ProviderOffers } from './provider-offers';
import type { Registries } from './registries';
import type { ReleaseReports } from './release-reports';
import { contentSecurityPolicy, PAGE_HEADERS, SHELL_HEADERS } from './security-headers';
import type { WhiteLabels } from './white-labels';

/** What the shell's server needs. */
export interface ShellServerOptions {
  /** The built shell. */
  readonly folder: string;
  readonly config: RuntimeConfig;
  /** The provider's offer, for pages. */
  readonly offers: Pick<ProviderOffers, 'at'>;
  readonly registries: Registries;
  /** What the release store lacks, in a sentence for operators. */
  readonly gaps?: () => Promise<string | undefined>;
  /** Receives browsers' reports of failed releases; if omitted, they are refused. */
  readonly reports?: ReleaseReports;
  readonly remoteOrigins: readonly string[];
  /** The built embed; without it, or without white labels, nothing is served to partners. */
  readonly embed?: string;
  /** Who may embed areas. */
  readonly whiteLabels?: WhiteLabels;
}

const IMMUTABLE = 'public, max-age=31536000, immutable';
const REVALIDATE = 'no-cache';

/** Whether a name contains a hash of its content, so that it may be cached forever. */
const isHashed = (path: string): boolean => /[.-][0-9a-f]{8,}\.[a-z0-9.]+$/i.test(path);

/** Serves the built shell; any address that is not a file gets the page, rendered per request. */
export async function shellHandler(options: ShellServerOptions): Promise<Handler> {
  const { folder, registries, offers, reports, remoteOrigins, embed, whiteLabels } = options;
  const configFor = async (host: string | undefined) => withOffer(options.config, await offers.at(host));
  const answerPartner =
    embed && whiteLabels
      ? embedAnswer({ folder: embed, configFor, registries, remoteOrigins, whiteLabels })
      : undefined;
  const template = templateReader(join(folder, 'index.html'));
  // An invalid next document does not change what is in service.
  await Promise.all([template(), registries.read(undefined).catch(() => undefined)]);

  const sendPage = async (request: IncomingMessage, response: ServerResponse, path: string) => {
    const config = await configFor(request.headers.host);
    const parts = {
      template: await template(),
      config,
      registry: await registries.read(request.headers.host).catch(() => undefined),
    };
    const page = renderPage({ ...parts, path, later: await readLater(folder) });
    const policy = contentSecurityPolicy(config, {
      remoteOrigins,
      inlineScripts: inlineScriptSources(parts.template),
      partners: (await whiteLabels?.partnersOf()) ?? [],
      developers: registries.followsStaging(request.headers.host),
    });
    await reports?.admit(response);
    response.setHeader('Content-Security-Policy', policy);
    for (const [name, value] of Object.entries(PAGE_HEADERS)) response.setHeader(name, value);
    await packText(request, response, page, 'text/html; charset=utf-8', REVALIDATE);
  };

  return async (request, response) => {
    for (const [name, value] of Object.entries(SHELL_HEADERS)) response.setHeader(name, value);
    if (reports && request.url === RELEASE_REPORT_PATH) return await reports.answer(request, response);
    if (refuseMethod(request, response)) return;
    const path = readPath(request.url);
    if (path === undefined) return sendPlain(response, 400, 'Bad Request');
    if (path === '/health') return sendStatus(response, 200, 'ok');
    if (path === '/ready') {
      const isUp = await registries.read(undefined).then(Boolean, () => false);
      return sendStatus(response, isUp ? 200 : 503, isUp ? 'ok' : 'nothing is in service', await options.gaps?.());
    }
    if (path === REGISTRY_PATH) {
      const text = await registries.readSigned(request.headers.host).catch(() => undefined);
      if (text === undefined) return sendPlain(response, 503, 'Service Unavailable');
      return await packText(request, response, text, 'application/json; charset=utf-8', REVALIDATE);
    }
    if (answerPartner && path.startsWith(EMBED_PATH)) return await answerPartner(request, response, path);
    if (path === '/' || path === '/index.html') return await sendPage(request, response, '/');
    if (path === APP_MANIFEST) {
      return await packText(
        request,
        response,
        appManifest(options.config.brand),
        'application/manifest+json',
        REVALIDATE,
      );
    }
    if (path === APP_ICON) {
      return await packText(request, response, appIcon(options.config.brand), 'image/svg+xml', REVALIDATE);
    }
    const iconSize = iconSizeAt(path);
    if (iconSize !== undefined) {
      response.writeHead(200, { 'Content-Type': 'image/png', 'Cache-Control': 'public, max-age=86400' });
      return void response.end(await appPicture(options.config.brand, iconSize));
    }
    const file = await findFile(folder, path);
    if (file) return await sendFile(request, response, file, isHashed(path) ? IMMUTABLE : REVALIDATE);
    if (extname(path)) return sendPlain(response, 404, 'Not Found');
    await sendPage(request, response, path);
  };
}

/** The configuration of a page, with its provider's offer. */
const withOffer = (config: RuntimeConfig, provider: ProviderOffer | undefined): RuntimeConfig =>
  provider ? { ...config, provider } : config;

/** Scripts by dynamic import of the shell; empty for a build without that document. */
async function readLater(folder: string): Promise<Readonly<Record<string, readonly string[]>>> {
  return JSON.parse(await readFile(join(folder, LATER_FILE), 'utf8').catch(() => '{}'));
}

/** The built document, reloaded after a build. */
function templateReader(file: string): () => Promise<string> {
  let cached: { readonly stamp: number; readonly text: string } | undefined;
  return async () => {
    const stamp = (await stat(file).catch(() => undefined))?.mtimeMs;
    if (cached && (stamp === undefined || stamp === cached.stamp)) return cached.text;
    const text = await readFile(file, 'utf8').catch(() => '');
    if (!isTemplate(text))
      throw new PlainFailure(`The built shell is missing (${file}); build first with "pnpm build".`);
    cached = { stamp: stamp ?? 0, text };
    return text;
  };
}
