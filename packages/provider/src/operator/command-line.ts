import { parseArgs } from 'node:util';
import { type Operation, OperationRefused } from './operation';

/** A parsed command line. */
export interface Command {
  readonly operation: Operation;
  readonly args: unknown;
}

/** Asks for JSON, before or behind the command. */
export const JSON_OPTION = '--json';

/** Parses `person delete x@y.example --json`. @throws {OperationRefused} with a sentence that explains the mistake */
export function readCommand(typed: readonly string[], operations: readonly Operation[]): Command {
  const words = typed.filter((word) => word !== JSON_OPTION);
  const operation = operations.find((known) => known.words.split(' ').every((word, place) => words[place] === word));
  if (!operation)
    throw new OperationRefused(`There is no command "${words.slice(0, 2).join(' ')}".\n\n${help(operations)}`);
  const names = [...operation.usage.matchAll(/--([a-z-]+)/g)].map(([, name = '']) => name);
  const options = Object.fromEntries(names.map((name) => [name, { type: 'string' } as const]));
  const rest = words.slice(operation.words.split(' ').length);
  const parsed = parse(rest, options, operation);
  const places = placesOf(operation);
  if (parsed.positionals.length !== places.length) throw new OperationRefused(usageOf(operation));
  const placed = Object.fromEntries(places.map((name, place) => [name, parsed.positionals[place]]));
  const read = operation.args.safeParse({ ...parsed.values, ...placed });
  if (read.success) return { operation, args: read.data };
  const faults = read.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
  throw new OperationRefused(`${faults.join('\n')}\n${usageOf(operation)}`);
}

type Options = Readonly<Record<string, { readonly type: 'string' }>>;

function parse(args: readonly string[], options: Options, operation: Operation) {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true });
  } catch (error) {
    throw new OperationRefused(`${(error as Error).message}\n${usageOf(operation)}`);
  }
}

/** The names of positional arguments; a choice such as `judge|none` is the role. */
const placesOf = ({ usage }: Operation): string[] =>
  usage
    .replace(/\[.*?\]|--[a-z-]+ <[^>]+>/g, '')
    .split(' ')
    .filter(Boolean)
    .map((part) => /^<(.+)>$/.exec(part)?.[1] ?? 'role');

const usageOf = ({ words, usage }: Operation): string => `waymark-admin ${words} ${usage}`.trim();

/** The help text with all commands. */
export const help = (operations: readonly Operation[]): string =>
  operations.map((known) => `${usageOf(known)}\n    ${known.about}`).join('\n');
