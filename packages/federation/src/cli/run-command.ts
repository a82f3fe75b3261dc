import { ReleaseFault } from '../releases/release-fault';
import { type OptionName, readWords, type Words } from './arguments';
import type { Environment } from './store';

interface Command {
  /** The arguments after its name, parsed by `readWords`. */
  readonly takes: string;
  readonly options?: readonly OptionName[];
  /** Its description in one line. */
  readonly about: string;
  readonly run: (words: Words, env: Environment) => Promise<void>;
}

const channels = () => import('./channel-commands');
const shells = () => import('./shells');

/** The commands of `waymark`. Each loads its own code, because most of them build nothing. */
const COMMANDS: Readonly<Record<string, Command>> = {
  build: {
    takes: '[remote…]',
    about: 'build into dist, as npm start does',
    run: async ({ words }) => (await import('./build')).build(words),
  },
  release: {
    takes: '<remote>',
    options: ['channel', 'canary', 'provider'],
    about: 'build one remote, publish it, put it into service; "shell": put this shell into service',
    run: async (words, env) => (await import('./release')).release(words, env),
  },
  canary: {
    takes: '<remote> <percent> [version]',
    options: ['channel', 'provider'],
    about: 'give a release to some of the people; 0% ends it',
    run: async (words, env) => (await channels()).canary(words, env),
  },
  promote: {
    takes: '<remote> [version]',
    options: ['channel', 'from', 'provider'],
    about: 'what is on trial, or on --from staging, goes to everybody',
    run: async (words, env) => (await channels()).promote(words, env),
  },
  rollback: {
    takes: '<remote>',
    options: ['channel'],
    about: 'end a trial, or bring the release before back',
    run: async (words, env) => (await channels()).rollback(words, env),
  },
  retire: {
    takes: '<shell> <version>',
    about: 'take a shell out of service, as in "retire shell 1.0.0"',
    run: async (words, env) => (await shells()).retire(words, env),
  },
  prove: {
    takes: '<remote> <version>',
    about: 'try a release in front of every shell',
    run: async (words, env) => (await shells()).prove(words, env),
  },
  matrix: {
    takes: '',
    about: 'shells and releases, and what came of each pair',
    run: async (words, env) => (await shells()).matrix(words, env),
  },
  list: {
    takes: '[remote]',
    options: ['provider'],
    about: 'what is in service, what of it does not run and why, and what was done',
    run: async (words, env) => (await import('./list')).list(words, env),
  },
  verify: {
    takes: '[remote] [version]',
    about: 'every file against its hash',
    run: async (words, env) => (await channels()).verify(words, env),
  },
  prune: {
    takes: '',
    options: ['days'],
    about: 'remove releases nobody names any more',
    run: async (words, env) => (await channels()).prune(words, env),
  },
};

const EXAMPLES: Readonly<Record<OptionName, string>> = {
  store: '<folder or s3://bucket/prefix>',
  channel: 'stable',
  from: 'staging',
  canary: '10%',
  days: '30',
  provider: 'https://api.example/v1',
};

const usageOf = (name: string, { takes, options = [] }: Command): string =>
  [name, takes, ...options.map((option) => `[--${option} ${EXAMPLES[option]}]`)].filter(Boolean).join(' ');

function help(): string {
  const lines = Object.entries(COMMANDS).map(([name, command]) => [usageOf(name, command), command.about] as const);
  const width = Math.max(...lines.map(([usage]) => usage.length)) + 2;
  return [
    'waymark <command>',
    ...lines.map(([usage, about]) => `  ${usage.padEnd(width)}${about}`),
    `With each of them but build: [--store ${EXAMPLES.store}]`,
  ].join('\n');
}

/**
 * Runs one command of `waymark`.
 * @returns the exit code: 0 for success, 1 for failure, 2 for an unknown command
 */
export async function runCommand([name = '', ...args]: readonly string[], env: Environment): Promise<number> {
  if (['help', '--help', '-h'].includes(name)) {
    console.log(help());
    return 0;
  }
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (!command) {
    console.error(name === '' ? help() : `There is no command "${name}".\n${help()}`);
    return 2;
  }
  if (args.includes('--help')) {
    console.log(`waymark ${usageOf(name, command)}\n${command.about}`);
    return 0;
  }
  try {
    await command.run(readWords(args, { ...command, usage: usageOf(name, command) }), env);
    return 0;
  } catch (error) {
    console.error(error instanceof ReleaseFault ? error.message : error);
    return 1;
  }
}
