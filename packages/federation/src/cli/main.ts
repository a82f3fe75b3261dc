import { build } from './build';

/** What `waymark` can do; each command gets the words after its name and answers with the exit code. */
const COMMANDS: Readonly<Record<string, (words: readonly string[]) => Promise<number>>> = { build };

const [name = '', ...words] = process.argv.slice(2);
const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
if (command) {
  process.exitCode = await command(words);
} else {
  console.error(`waymark ${Object.keys(COMMANDS).join('|')} [remote…]`);
  process.exitCode = 2;
}
