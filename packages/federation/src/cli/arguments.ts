import { parseArgs } from 'node:util';
import { ReleaseFault } from '../releases/release-fault';

const OPTIONS = ['store', 'channel', 'from', 'canary', 'days', 'provider'] as const;
/** Options of commands, as `--name value`. */
export type OptionName = (typeof OPTIONS)[number];

/** The arguments after a command's name. */
export interface Words {
  readonly words: readonly string[];
  readonly options: { readonly [Name in OptionName]?: string | undefined };
}

/** Accepted arguments of a command. */
export interface Takes {
  /** Its words, as in `<remote> <percent> [version]`: one per pair of brackets, any number with `…`. */
  readonly takes: string;
  /** Besides `--store`, which all commands have. */
  readonly options?: readonly OptionName[];
  /** The usage, shown for invalid arguments. */
  readonly usage: string;
}

/**
 * Parses the arguments of a command; options may be anywhere among them.
 * @throws {ReleaseFault} for arguments the command would ignore, because they may have been meant to change what it
 * does
 */
export function readWords(args: readonly string[], { takes, options: known = [], usage }: Takes): Words {
  const { words, options } = parse(args);
  for (const [name, text] of Object.entries(options)) {
    if (name !== 'store' && !known.includes(name as OptionName))
      throw new ReleaseFault(`There is no --${name} here: waymark ${usage}`);
    if (!text?.trim()) throw new ReleaseFault(`--${name} is empty`);
  }
  const most = takes.includes('…') ? Number.POSITIVE_INFINITY : (takes.match(/[<[]/g) ?? []).length;
  const more = words.slice(most);
  if (more.length > 0) throw new ReleaseFault(`"${more.join(' ')}" is one argument too many: waymark ${usage}`);
  return { words, options };
}

function parse(args: readonly string[]): Words {
  try {
    const options = Object.fromEntries(OPTIONS.map((name) => [name, { type: 'string' }] as const));
    const { positionals, values } = parseArgs({ args: [...args], options, allowPositionals: true });
    return { words: positionals, options: values };
  } catch (error) {
    const [what = ''] = (error as Error).message.split('. ');
    throw new ReleaseFault(what);
  }
}

/** `10%` or `10`. */
export function readPercent(text: string | undefined, least = 0): number {
  const match = /^(\d{1,3})%?$/.exec(text ?? '');
  const percent = Number(match?.[1]);
  if (!match || percent > 100 || percent < least)
    throw new ReleaseFault(`Give a percentage such as 10%, not "${text ?? ''}"`);
  return percent;
}

/** A number of days, possibly with decimals. */
export function readDays(text: string): number {
  const days = Number(text);
  if (!/^\d+(\.\d+)?$/.test(text)) throw new ReleaseFault(`"${text}" is not a number of days`);
  return days;
}

/** The channels that pages read. */
const CHANNELS = ['stable', 'staging'];

/** One of the channels, because nobody would notice a release on any other. */
export function readChannelName(text: string | undefined, otherwise: string): string {
  const name = text ?? otherwise;
  if (!CHANNELS.includes(name))
    throw new ReleaseFault(`There is no channel "${name}". There are: ${CHANNELS.join(', ')}`);
  return name;
}
