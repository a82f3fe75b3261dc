import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Registry } from '@waymark/contract';
import {
  channelKey,
  FolderFiles,
  readSigningKey,
  type SigningKey,
  type StoreFiles,
  signingKeyOf,
} from '@waymark/federation/releases';
import type { Built } from '../built';
import { PlainFailure } from '../plain-failure';
import { originOf } from '../settings/ports';
import { publicOrigin, remoteOriginsOf } from '../settings/public-origins';
import type { Settings } from '../settings/settings';
import { BuilderMetrics } from './builder-metrics';
import { DegradedWatch } from './degraded-watch';
import { type Handler, type Listener, listen } from './listener';
import { mirror } from './mirror';
import { overHttps } from './over-https';
import { ProviderOffers } from './provider-offers';
import { Registries } from './registries';
import { RegistryFile } from './registry-file';
import { watchReleases } from './release-news';
import { ReleaseReports } from './release-reports';
import { remoteHandler } from './remote-server';
import { reportSecret } from './report-secret';
import { ReportTickets } from './report-tickets';
import { shellHandler } from './shell-server';
import { storeGaps } from './store-gaps';
import { turnBackIn } from './turn-back';
import { WhiteLabels } from './white-labels';
import { withRemotes } from './with-remotes';

/** Options of the servers. */
export interface StaticServersOptions {
  readonly settings: Settings;
  /** Without `signing` if there is no signing key, as on servers. */
  readonly built: Omit<Built, 'signing'> & { readonly signing?: string | undefined };
  /** The release store; that of the build by default. */
  readonly store?: StoreFiles | undefined;
  /** The signing key in PEM; that of the checkout by default. */
  readonly signingKey?: string | undefined;
  /** The secret that all servers of the installation share. */
  readonly secret?: string | undefined;
  /** Wraps a remote's server; tests break remotes with it. */
  readonly wrapRemote?: (id: string, handler: Handler) => Handler;
  /** Modifies the registry in the page, for tests. */
  readonly editRegistry?: (registry: Registry) => Registry;
  /** Receives messages for the operator. */
  readonly onLine?: (line: string) => void;
}

/** The servers of the shell and of every remote in the registry, each on its own origin. */
export interface StaticServers {
  readonly origin: string;
  /** The remotes that are served here. */
  readonly remotes: readonly string[];
  close(): Promise<void>;
}

/**
 * Starts the servers; after a failure none keeps running.
 * @throws {PlainFailure} for a port in use or a missing build
 */
export async function startStaticServers(options: StaticServersOptions): Promise<StaticServers> {
  const { settings, built, wrapRemote = (_, handler) => handler, editRegistry, signingKey } = options;
  const { ports } = settings;
  const origins = remoteOriginsOf(settings);
  const publicKey = await registryKeyOf(settings, built);
  const onLine = options.onLine ?? console.error;
  const store = options.store ?? new FolderFiles(built.store);
  const { freshForMs, folder, bring } = serveStore(store, settings.dataFolder);
  const channel = (name: string) =>
    new RegistryFile(store, channelKey(name), origins, {
      publicKey,
      edit: editRegistry,
      onRefused: onLine,
      freshForMs,
    });
  const stable = channel('stable');
  const { stagingHosts } = settings.page;
  const registries = new Registries({ stable, staging: channel('staging'), stagingHosts });
  // A remote store may be down or empty for a while; a local build exists or was forgotten.
  const named = options.store ? undefined : new Set((await stable.read()).remotes.map(({ id }) => id));
  const inUse = Object.entries(origins).filter(([id]) => named?.has(id) ?? true);
  const served = Object.entries(ports.remotes).filter(([id]) => named?.has(id) ?? true);
  // A build has what was built; only a store of its own may be new.
  const gaps = async () =>
    options.store && (await storeGaps({ stable, remotes: Object.keys(origins), place: store.place }));
  // The public address may lead through a proxy that this machine cannot reach, or does not trust.
  const inside = { ...settings.page, apiOrigin: settings.apiInternal ?? settings.page.apiOrigin };
  const offers = new ProviderOffers(inside);
  const whiteLabels = new WhiteLabels({
    config: inside,
    offers,
    partners: settings.embedOrigins[settings.page.whitelabel] ?? [],
  });
  const metrics = new BuilderMetrics();
  const signing = async () => (signingKey ? readSigningKey(signingKey) : await keyIn(built.signing));
  const shell = await shellHandler({
    folder: built.shell,
    config: { ...settings.page, registryKey: publicKey, remoteOrigins: origins },
    offers,
    registries,
    gaps,
    reports: new ReleaseReports({
      onLine,
      onFailed: (report) => metrics.failed(report),
      tickets: new ReportTickets({
        secret: reportSecret({ signing, secret: options.secret }),
        secure: settings.publicUrl?.startsWith('https:') === true,
      }),
      turnBack: turnBackIn({ files: store, publicKey, signingKey: signing }),
    }),
    remoteOrigins: inUse.map(([, origin]) => origin),
    embed: built.embed,
    whiteLabels,
  });
  const own = builderOrigins(settings);
  const mayLoad = (origin: string) => own.includes(origin) || whiteLabels.isPartner(origin);
  const listeners: Listener[] = [];
  const news = watchReleases({ read: () => registries.readAll(), provider: inside.apiOrigin });
  const hosts = [
    { name: undefined, words: '' },
    ...stagingHosts.slice(0, 1).map((name) => ({ name, words: 'On staging hosts: ' })),
  ];
  const degraded = new DegradedWatch({ registries, offers, hosts, onLine });
  void degraded.look();
  metrics.count({ registries, degraded });
  const close = async () => {
    news.close();
    degraded.close();
    await Promise.all(listeners.map((listener) => listener.close()));
  };
  try {
    const handlers = served.map(([id, port]) => {
      const handler = wrapRemote(id, remoteHandler({ id, folder, bring, mayLoad }));
      return { id, port, handler };
    });
    const isOnePort = settings.remotesOrigin !== undefined;
    for (const { id, port, handler } of isOnePort ? [] : handlers) {
      listeners.push(await listen(port, `the remote ${id}`, handler, settings.listen));
    }
    const front = overHttps(settings.publicUrl, isOnePort ? withRemotes(shell, handlers) : shell);
    listeners.push(await listen(ports.shell, 'the shell', metrics.before(front), settings.listen));
  } catch (error) {
    await close();
    throw error;
  }
  const gap = await gaps();
  if (gap) onLine(gap);
  return { origin: publicOrigin(settings), remotes: served.map(([id]) => id), close };
}

function keyIn(folder: string | undefined): Promise<SigningKey> {
  if (folder === undefined) throw new Error('this server has no signing key; set WAYMARK_SIGNING_KEY');
  return signingKeyOf(folder);
}

interface ServedStore {
  readonly folder: string;
  readonly bring?: (path: string) => Promise<void>;
  readonly freshForMs: number;
}

/** Minimum interval between requests to a bucket for what is in service. */
const BUCKET_FRESH_MS = 2000;

/** How a store's files reach browsers: from its own folder, or from a local copy filled on demand. */
function serveStore(store: StoreFiles, dataFolder: string): ServedStore {
  if (store instanceof FolderFiles) return { folder: join(store.place, 'remotes'), freshForMs: 0 };
  const folder = join(dataFolder, 'stores', createHash('sha256').update(store.place).digest('hex').slice(0, 16));
  return { folder, bring: mirror(store, folder), freshForMs: BUCKET_FRESH_MS };
}

/**
 * The registry's public key: the configured one, otherwise that of the checkout.
 * @throws {PlainFailure} if there is none
 */
export async function registryKeyOf({ page }: Settings, { key }: Pick<Built, 'key'>): Promise<string> {
  return page.registryKey || (await readPublicKey(key));
}

async function readPublicKey(file: string): Promise<string> {
  const text = await readFile(file, 'utf8').catch(() => '');
  if (!text.trim()) throw new PlainFailure(`The public key of the registry is missing (${file}); build first.`);
  return text.trim();
}

/** The origins at which browsers may open the shell. */
export function builderOrigins({ ports, page, publicUrl, namedBuilders }: Settings): readonly string[] {
  if (namedBuilders) return namedBuilders;
  if (publicUrl) return [publicUrl, ...page.stagingHosts.map((host) => `${new URL(publicUrl).protocol}//${host}`)];
  return [
    originOf(ports.shell),
    `http://127.0.0.1:${ports.shell}`,
    ...page.stagingHosts.map((host) => `http://${host}:${ports.shell}`),
  ];
}
