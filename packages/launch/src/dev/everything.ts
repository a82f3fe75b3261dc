import { listRemotes, startDevServers } from '@waymark/federation/build';
import { PlainFailure } from '../plain-failure';
import { startWatched } from '../processes/child';
import type { Ending } from '../processes/ending';
import { PROVIDER_PROGRAM, providerEnvironment } from '../processes/provider';
import { ROOT } from '../root';
import { renderPage } from '../serve/page';
import { requireFreePorts } from '../settings/free-ports';
import { originOf, portOfRemote } from '../settings/ports';
import { readSettings } from '../settings/settings';

const print = (line: string) => console.log(line);

/** Runs everything on the ports of `npm start`, with live updates on every change. */
export async function runEverything({ requested }: Ending): Promise<void> {
  const settings = readSettings(process.env, ROOT);
  const { ports, page: config, startsProvider } = settings;
  await requireFreePorts(ports, startsProvider);
  const provider = startsProvider
    ? startWatched(PROVIDER_PROGRAM, providerEnvironment(settings), (line) => print(`provider: ${line}`))
    : undefined;
  print('Building for development');
  const remotes = (await listRemotes()).map((id) => ({ id, port: portOfRemote(ports, id) }));
  const starting = startDevServers({
    page: { port: ports.shell, renderPage: (parts) => renderPage({ ...parts, config, later: {} }) },
    remotes,
  });
  const servers = await Promise.race([starting, requested]);
  if (servers) print(`\nWaymark is ready at ${originOf(ports.shell)} and follows your changes\n`);
  const ended = await Promise.race([requested, ...(provider ? [provider.ended] : [])]);
  await Promise.all([provider?.stop(), starting.then((started) => started.close()).catch(() => undefined)]);
  if (ended) throw new PlainFailure('The provider has exited; see its output above.');
}
