import { REGISTRY_BLOCK_ID, type Registry, registrySchema } from '@waymark/contract';
import { startDevServers } from '@waymark/federation/build';
import { PlainFailure } from '../plain-failure';
import type { Ending } from '../processes/ending';
import { ROOT } from '../root';
import { nextFreePort } from '../settings/free-ports';
import { originOf, portOfRemote } from '../settings/ports';
import { readSettings } from '../settings/settings';
import type { Worked } from './alone';
import { askPage } from './ask-page';

/** `pnpm dev mf-games --shell https://…`: one remote from the working tree inside a shell that runs elsewhere. */
export async function runInShell(id: string, shell: string, { requested }: Ending): Promise<void> {
  console.log(`Building ${id}`);
  const starting = startInShell({ id, shell });
  const worked = await Promise.race([starting, requested]);
  if (worked) {
    console.log(`\n${id} is in ${shell} at\n\n  ${worked.address}\n`);
    console.log('in the browser of this machine, until "Reset" is pressed there; an edit shows at once.\n');
  }
  await requested;
  await starting.then((started) => started.close()).catch(() => undefined);
}

/** The remote and its shell. */
export interface InShellOptions {
  readonly id: string;
  /** Origin of the shell. */
  readonly shell: string;
  readonly root?: string;
}

/**
 * Serves a remote for a shell that runs elsewhere.
 * @throws {PlainFailure} if the shell does not answer, or does not allow overrides
 */
export async function startInShell({ id, shell, root }: InShellOptions): Promise<Worked> {
  const channel = await channelOf(shell);
  if (channel === 'stable') {
    throw new PlainFailure(
      `${shell} shows the stable channel, which runs releases only. Name a host that follows staging, or a shell of "pnpm dev".`,
    );
  }
  const { ports } = readSettings(process.env, ROOT);
  const port = await nextFreePort(portOfRemote(ports, id));
  const servers = await startDevServers({
    remotes: [{ id, port, ...(root === undefined ? {} : { root }) }],
    // A released shell has no refresh runtime, so edits reload the page.
    hot: channel === 'dev',
  });
  return { address: `${shell}/?remote=${id}@${originOf(port)}/`, close: servers.close };
}

/** The channel in a shell's page. */
async function channelOf(shell: string): Promise<string> {
  const page = await askPage(`${shell}/`).catch((error: NodeJS.ErrnoException) => {
    throw new PlainFailure(`${shell} does not answer (${error.code ?? error.message}).`);
  });
  const [, text] = new RegExp(`id="${REGISTRY_BLOCK_ID}">(.*?)</script>`, 's').exec(page) ?? [];
  if (text === undefined) throw new PlainFailure(`${shell} is not a shell, or has no registry.`);
  const registry: Registry = registrySchema.parse(JSON.parse(text));
  return registry.channel;
}
