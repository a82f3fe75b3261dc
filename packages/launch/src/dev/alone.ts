import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { REPOSITORY, startDevServers } from '@waymark/federation/build';
import { PlainFailure } from '../plain-failure';
import type { Ending } from '../processes/ending';
import { ROOT } from '../root';
import { renderPage } from '../serve/page';
import { nextFreePort } from '../settings/free-ports';
import { originOf, portOfRemote } from '../settings/ports';
import { readSettings } from '../settings/settings';

/** One remote that is worked on. */
export interface Worked {
  /** Where the page is. */
  readonly address: string;
  close(): Promise<void>;
}

/** What is worked on, and where it lies when that is not its own folder of the checkout. */
export interface AloneOptions {
  readonly id: string;
  readonly root?: string;
  /** Those of `npm start`, or the next free ones, unless told. */
  readonly ports?: { readonly page: number; readonly remote: number };
}

const SANDBOX = path.join(ROOT, 'packages/sandbox');
const DICTIONARIES = path.join(ROOT, 'packages/provider/src/translations/dictionaries');
const PHRASES = /^\/sandbox\/phrases\/([a-z-]+)\.json$/;

/** `pnpm dev mf-games`: one remote with nothing around it but switches; the platform is played. */
export async function runAlone(id: string, { asked }: Ending): Promise<void> {
  console.log(`Building ${id} and its sandbox`);
  const starting = startAlone({ id });
  const worked = await Promise.race([starting, asked]);
  if (worked) console.log(`\n${id} is alone at ${worked.address} and follows your changes\n`);
  await asked;
  await starting.then((started) => started.close()).catch(() => undefined);
}

/**
 * Starts the sandbox of a remote.
 * @throws {PlainFailure} where the remote does not say how it is tried
 */
export async function startAlone({ id, root = path.join(REPOSITORY, id), ...given }: AloneOptions): Promise<Worked> {
  const { ports: plan, page: config } = readSettings(process.env, ROOT);
  const ports = given.ports ?? {
    page: await nextFreePort(plan.shell),
    remote: await nextFreePort(portOfRemote(plan, id)),
  };
  const servers = await startDevServers({
    page: {
      port: ports.page,
      root: SANDBOX,
      name: 'sandbox',
      alias: { 'waymark-sandbox-case': caseOf(id, root) },
      renderPage: (parts) => renderPage({ ...parts, config, later: {} }),
      answer: (asked) => {
        const [, language] = PHRASES.exec(asked) ?? [];
        return language === undefined ? undefined : readPhrases(language);
      },
    },
    remotes: [{ id, root, port: ports.remote }],
  });
  return { address: originOf(ports.page), close: servers.close };
}

/** How the platform is played for a remote: as in its sandbox, else as in its tests. */
function caseOf(id: string, root: string): string {
  const files = ['sandbox-case.ts', 'conformance-case.ts'].map((file) => path.join(root, 'src/testing', file));
  const file = files.find(existsSync);
  if (!file) throw new PlainFailure(`${id} does not say how the platform answers it: write ${files[0]}.`);
  return file;
}

/** The phrases of the demo platform: without one, phrases are shown as they stand in the source. */
async function readPhrases(language: string): Promise<Readonly<Record<string, string>>> {
  const [, ...lines] = (await readFile(path.join(DICTIONARIES, `${language}.tsv`), 'utf8')).trimEnd().split('\n');
  return Object.fromEntries(lines.map((line) => line.split('\t').slice(0, 2)));
}
