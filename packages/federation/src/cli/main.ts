import { ReleaseFault } from '../releases/release-fault';
import { build } from './build';
import { canary, promote, prune, rollback, verify } from './channel-commands';
import { list } from './list';
import { release } from './release';
import { matrix, prove, retire } from './shells';
import type { Environment } from './store';

type Command = (words: readonly string[], env: Environment) => Promise<void>;

/** What `waymark` can do; each command gets the words after its name. */
const COMMANDS: Readonly<Record<string, Command>> = {
  build,
  release,
  promote,
  rollback,
  canary,
  list,
  prune,
  verify,
  prove,
  matrix,
  retire,
};

const USAGE = `waymark <command>
  build [remote…]                       build into dist, as npm start does
  release <remote> [--canary 10%]       build one remote, publish it, put it into service
  canary <remote> <percent> [version]   give a release to some of the people; 0% ends it
  promote <remote> [version]            what is on trial, or on --from staging, goes to everybody
  rollback <remote>                     end a trial, or bring the release before back
  release shell                         say that this shell goes into service
  retire shell <version>                … and that one is in service no more
  prove <remote> <version>              try a release in front of every shell
  matrix                                shells and releases, and what came of each pair
  list [remote]                         what is in service, and what was done
  verify [remote] [version]             every file against its hash
  prune [--days 30]                     remove releases nobody names any more
Options: --channel stable, --store <folder or s3://bucket/prefix>`;

const [name = '', ...words] = process.argv.slice(2);
const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
if (command) {
  try {
    await command(words, process.env);
  } catch (error) {
    console.error(error instanceof ReleaseFault ? error.message : error);
    process.exitCode = 1;
  }
} else {
  console.error(USAGE);
  process.exitCode = 2;
}
