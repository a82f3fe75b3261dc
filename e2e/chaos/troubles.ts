import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { ROOT } from '@waymark/launch';
import type { Node, PublicHost } from '../support/public-host';

const run = promisify(execFile);

/** Something that goes wrong, or is done on purpose. */
export interface Trouble {
  readonly name: string;
  /** Calls in progress may end without being accepted. */
  readonly mayFail: boolean;
  /** What a node logs about it; undefined if it can log nothing. */
  readonly told?: RegExp;
  readonly happen: () => Promise<void>;
}

/** Two nodes, which faults replace. */
export interface Nodes {
  readonly seats: [Node, Node];
  /** Logs of nodes that are gone. */
  said: string;
}

async function versionOf(remote: string): Promise<string> {
  const { version } = JSON.parse(await readFile(join(ROOT, remote, 'package.json'), 'utf8')) as { version: string };
  return version;
}

/** All faults, in turn. */
export function troublesOf(host: PublicHost, nodes: Nodes, store: string): readonly Trouble[] {
  const replace = async (seat: 0 | 1, end: (node: Node) => Promise<unknown>) => {
    const gone = nodes.seats[seat];
    await end(gone);
    nodes.said += gone.said();
    nodes.seats[seat] = await host.start(seat);
  };
  const waymark = async (...words: readonly string[]) => {
    const program = join(ROOT, 'packages/federation/src/cli/main.ts');
    await run(join(ROOT, 'node_modules/.bin/tsx'), [program, ...words, '--store', store], { cwd: ROOT });
  };
  let isReleased = false;
  return [
    { name: 'a node restarts', mayFail: false, happen: () => replace(0, (node) => node.stop()) },
    {
      name: 'the database restarts',
      mayFail: true,
      told: /database|connection/i,
      happen: () => host.postgres.restart(),
    },
    { name: 'a node is killed', mayFail: true, happen: () => replace(1, (node) => node.kill()) },
    {
      name: 'a release',
      mayFail: false,
      happen: async () => {
        if (isReleased) await waymark('promote', 'mf-games', await versionOf('mf-games'));
        else await waymark('release', 'mf-games');
        isReleased = true;
      },
    },
    { name: 'the other node restarts', mayFail: false, happen: () => replace(1, (node) => node.stop()) },
    { name: 'the release is rolled back', mayFail: false, happen: () => waymark('rollback', 'mf-games') },
  ];
}
