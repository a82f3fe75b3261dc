import { runCommand } from './command';
import { runAlone } from './dev/alone';
import { readDevArguments } from './dev/arguments';
import { runEverything } from './dev/everything';
import { runInShell } from './dev/in-shell';

/** `pnpm dev` runs everything; `pnpm dev mf-games` one remote alone, and with `--shell <address>` inside a shell. */
await runCommand(async (ending) => {
  const { remote, shell } = await readDevArguments(process.argv.slice(2));
  if (remote === undefined) await runEverything(ending);
  else if (shell === undefined) await runAlone(remote, ending);
  else await runInShell(remote, shell, ending);
  return 0;
});
