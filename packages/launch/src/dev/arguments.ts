import { parseArgs } from 'node:util';
import { listRemotes } from '@waymark/federation/build';
import { PlainFailure } from '../plain-failure';

/** What to run. */
export interface DevArguments {
  /** One remote; undefined for everything. */
  readonly remote: string | undefined;
  /** Origin of the shell to run in; undefined to run alone. */
  readonly shell: string | undefined;
}

const USE = 'Use "pnpm dev", "pnpm dev mf-games" or "pnpm dev mf-games --shell https://staging.example".';

/**
 * Parses the arguments of `pnpm dev`.
 * @throws {PlainFailure} for an unknown remote or an invalid address
 */
export async function readDevArguments(args: readonly string[]): Promise<DevArguments> {
  const { remote, shell } = parse(args);
  const known = await listRemotes();
  if (remote !== undefined && !known.includes(remote)) {
    throw new PlainFailure(`There is no remote "${remote}". There are: ${known.join(', ')}.`);
  }
  if (shell === undefined) return { remote, shell };
  if (remote === undefined) throw new PlainFailure(`Name a remote before --shell. ${USE}`);
  if (!URL.canParse(shell) || !/^https?:$/.test(new URL(shell).protocol)) {
    throw new PlainFailure(`"${shell}" is not the address of a shell. ${USE}`);
  }
  return { remote, shell: new URL(shell).origin };
}

function parse(args: readonly string[]): DevArguments {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      options: { shell: { type: 'string' } },
      allowPositionals: true,
    });
    if (positionals.length > 1) throw new Error(`One remote at a time, or all of them.`);
    return { remote: positionals[0], shell: values.shell };
  } catch (error) {
    const [what] = (error as Error).message.split('. ');
    throw new PlainFailure(`${what?.replace(/\.$/, '')}. ${USE}`);
  }
}
