import { readFile } from 'node:fs/promises';
import { REMOTE_IDS, type Registry } from '@waymark/contract';
import type { Built } from '../built';
import { PlainFailure } from '../plain-failure';
import { originOf, type RemoteId } from '../settings/ports';
import type { Settings } from '../settings/settings';
import { type Handler, type Listener, listen } from './listener';
import { Registries } from './registries';
import { RegistryFile } from './registry-file';
import { ReleaseReports } from './release-reports';
import { remoteHandler } from './remote-server';
import { shellHandler } from './shell-server';
import { turnBackIn } from './turn-back';

/** What the servers are started with. */
export interface StaticServersOptions {
  readonly settings: Settings;
  readonly built: Built;
  /** Puts something in front of a remote's server; tests break remotes with it. */
  readonly wrapRemote?: (id: RemoteId, handler: Handler) => Handler;
  /** Changes the registry on its way into the page; for the same. */
  readonly editRegistry?: (registry: Registry) => Registry;
  /** Hears what an operator should know. */
  readonly onLine?: (line: string) => void;
}

/** The servers of the shell and of every remote that the registry names, each on an origin of its own. */
export interface StaticServers {
  readonly origin: string;
  readonly remotes: readonly RemoteId[];
  close(): Promise<void>;
}

/**
 * Starts the servers; on a failure none of them is left.
 * @throws {PlainFailure} for a port in use and for a build that is missing
 */
export async function startStaticServers(options: StaticServersOptions): Promise<StaticServers> {
  const { settings, built, wrapRemote = (_, handler) => handler, editRegistry } = options;
  const { ports } = settings;
  const origins = Object.fromEntries(REMOTE_IDS.map((id) => [id, originOf(ports.remotes[id])]));
  const publicKey = settings.page.registryKey || (await readPublicKey(built.key));
  const onLine = options.onLine ?? console.error;
  const channel = (file: string) =>
    new RegistryFile(file, origins, { publicKey, edit: editRegistry, onRefused: onLine });
  const stable = channel(built.registry);
  const { stagingHosts } = settings.page;
  const registries = new Registries({ stable, staging: channel(built.stagingRegistry), stagingHosts });
  const named = new Set((await stable.read()).remotes.map(({ id }) => id));
  const remotes = REMOTE_IDS.filter((id) => named.has(id));
  const shell = await shellHandler({
    folder: built.shell,
    config: { ...settings.page, registryKey: publicKey, remoteOrigins: origins },
    registries,
    reports: new ReleaseReports({ onLine, turnBack: turnBackIn(built) }),
    remoteOrigins: remotes.map((id) => originOf(ports.remotes[id])),
  });
  const shellOrigins = builderOrigins(settings);
  const listeners: Listener[] = [];
  const close = async () => {
    await Promise.all(listeners.map((listener) => listener.close()));
  };
  try {
    for (const id of remotes) {
      const handler = wrapRemote(id, remoteHandler({ id, folder: built.remotes, shellOrigins }));
      listeners.push(await listen(ports.remotes[id], `the remote ${id}`, handler));
    }
    listeners.push(await listen(ports.shell, 'the shell', shell));
  } catch (error) {
    await close();
    throw error;
  }
  return { origin: originOf(ports.shell), remotes, close };
}

async function readPublicKey(file: string): Promise<string> {
  const text = await readFile(file, 'utf8').catch(() => '');
  if (!text.trim()) throw new PlainFailure(`The public key of the registry is missing (${file}); build first.`);
  return text.trim();
}

/** The origins a browser on this machine may show the shell at. */
export const builderOrigins = ({ ports, page }: Settings): readonly string[] => [
  originOf(ports.shell),
  `http://127.0.0.1:${ports.shell}`,
  ...page.stagingHosts.map((host) => `http://${host}:${ports.shell}`),
];
