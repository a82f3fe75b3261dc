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

/** A remote in development. */
export interface Worked {
  /** Address of the page. */
  readonly address: string;
  close(): Promise<void>;
}

/** The remote, and its folder if that is not the checkout's own. */
export interface AloneOptions {
  readonly id: string;
  readonly root?: string;
  /** Those of `npm start`, or the next free ones, by default. */
  readonly ports?: { readonly page: number; readonly remote: number };
}

const SANDBOX = path.join(ROOT, 'packages/sandbox');
const DICTIONARIES = path.join(ROOT, 'packages/provider/src/translations/dictionaries');
const PHRASES = /^\/sandbox\/phrases\/([a-z-]+)\.json$/;

/** `pnpm dev mf-games`: one remote in the sandbox; the platform is simulated. */
export async function runAlone(id: string, { requested }: Ending): Promise<void> {
  console.log(`Building ${id} and its sandbox`);
  const starting = startAlone({ id });
  const worked = await Promise.race([starting, requested]);
  if (worked) console.log(`\n${id} is alone at ${worked.address} and follows your changes\n`);
  await requested;
  await starting.then((started) => started.close()).catch(() => undefined);
}

/**
 * Starts the sandbox of a remote.
 * @throws {PlainFailure} if the remote has no sandbox case
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
      answer: (requested) => {
        const [, language] = PHRASES.exec(requested) ?? [];
        return language === undefined ? undefined : readPhrases(language);
      },
    },
    remotes: [{ id, root, port: ports.remote }],
  });
  return { address: originOf(ports.page), close: servers.close };
}

/** The simulated platform of a remote: from its sandbox case, otherwise from its conformance case. */
function caseOf(id: string, root: string): string {
  const files = ['sandbox-case.ts', 'conformance-case.ts'].map((file) => path.join(root, 'src/testing', file));
  const file = files.find(existsSync);
  if (!file) throw new PlainFailure(`${id} does not say how the platform answers it: write ${files[0]}.`);
  return file;
}

/** The demo platform's dictionary; without one, phrases stay English. */
async function readPhrases(language: string): Promise<Readonly<Record<string, string>>> {
  const [, ...lines] = (await readFile(path.join(DICTIONARIES, `${language}.tsv`), 'utf8')).trimEnd().split('\n');
  return Object.fromEntries(lines.map((line) => line.split('\t').slice(0, 2)));
}
