import { readFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { buildMonolith, listRemotes } from '@waymark/federation/build';
import { FolderFiles } from '@waymark/federation/releases';
import {
  BUILT,
  buildAll,
  type PortPlan,
  ProviderOffers,
  ProviderProcess,
  planFreePorts,
  Registries,
  RegistryFile,
  ROOT,
  readSettings,
  remoteHandler,
  shellHandler,
} from '@waymark/launch';
import type { Cleanup } from '../cleanup';
import { type Certificate, makeCertificate } from './certificate';
import { frontOrigin, openFront } from './front';
import { proxyTo } from './proxy-to';

/** The released builder and a monolithic build of the same source, on one provider, over HTTP/2. */
export interface Builders {
  readonly federated: string;
  readonly monolith: string;
  readonly certificate: Certificate;
}

const MONOLITH = join(ROOT, 'dist/monolith');

/** Builds and serves both. */
export async function startBuilders(
  end: Cleanup,
  dataFolder: string,
  print: (line: string) => void,
): Promise<Builders> {
  await buildAll(print);
  print('Building the monolith');
  const remotes = await listRemotes();
  await buildMonolith(remotes, MONOLITH);
  end.check();

  const certificate = makeCertificate();
  const plan = await planFreePorts(71);
  const more = await planFreePorts(72);
  const origins = { federated: frontOrigin(plan.shell), monolith: frontOrigin(more.shell) };
  const api = frontOrigin(more.provider);
  const plain = readSettings({ WAYMARK_DATA: dataFolder, WAYMARK_MAP_TILES: 'off' }, ROOT, plan);
  const settings = {
    ...plain,
    page: { ...plain.page, apiOrigin: api, realtimeUrl: `ws://127.0.0.1:${plan.provider}/socket` },
  };
  const env = { WAYMARK_PROVIDER_ORIGIN: api, WAYMARK_BUILDER_ORIGINS: Object.values(origins).join(',') };
  const provider = new ProviderProcess({ settings, env });
  end.add(() => provider.stop());
  await provider.start();

  const serve = async (port: number, handler: Parameters<typeof openFront>[2]) => {
    const front = await openFront(certificate, port, handler);
    end.add(() => front.close());
  };
  const calls = proxyTo(plan.provider);
  end.add(async () => calls.close());
  await serve(more.provider, calls.handler);

  const shell = (folder: string, registryFile: string, origin: (id: string) => string, publicKey?: string) =>
    shellHandler({
      folder,
      config: settings.page,
      offers: new ProviderOffers(settings.page),
      registries: new Registries({
        stable: new RegistryFile(
          new FolderFiles(dirname(registryFile)),
          basename(registryFile),
          Object.fromEntries(remotes.map((id) => [id, origin(id)])),
          {
            publicKey,
          },
        ),
        stagingHosts: [],
      }),
      remoteOrigins: [...new Set(remotes.map(origin))],
    });
  for (const [id, port] of remotePorts(plan, remotes)) {
    await serve(port, remoteHandler({ id, folder: BUILT.remotes, mayLoad: (origin) => origin === origins.federated }));
  }
  const ports = new Map<string, number>(remotePorts(plan, remotes));
  const publicKey = (await readFile(BUILT.key, 'utf8')).trim();
  await serve(plan.shell, await shell(BUILT.shell, BUILT.registry, (id) => frontOrigin(ports.get(id) ?? 0), publicKey));
  await serve(more.shell, await shell(MONOLITH, join(MONOLITH, 'registry.json'), () => origins.monolith));
  return { ...origins, certificate };
}

function remotePorts(plan: PortPlan, ids: readonly string[]) {
  return Object.entries(plan.remotes).filter(([id]) => ids.includes(id));
}
