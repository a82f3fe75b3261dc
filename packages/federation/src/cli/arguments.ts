import { parseArgs } from 'node:util';
import { ReleaseFault } from '../releases/release-fault';

const OPTIONS = {
  store: { type: 'string' },
  channel: { type: 'string' },
  from: { type: 'string' },
  canary: { type: 'string' },
  days: { type: 'string' },
} as const;

/** What was typed after the name of a command. */
export interface Words {
  readonly words: readonly string[];
  readonly options: { readonly [Name in keyof typeof OPTIONS]?: string | undefined };
}

/** Reads the words of a command; options may stand anywhere among them. */
export function readWords(args: readonly string[]): Words {
  try {
    const { positionals, values } = parseArgs({ args: [...args], options: OPTIONS, allowPositionals: true });
    return { words: positionals, options: values };
  } catch (error) {
    throw new ReleaseFault(error instanceof Error ? error.message : String(error));
  }
}

/** `10%` or `10`. */
export function readPercent(text: string | undefined): number {
  const match = /^(\d{1,3})%?$/.exec(text ?? '');
  const percent = Number(match?.[1]);
  if (!match || percent > 100) throw new ReleaseFault(`Say how many get it, such as 10%, not "${text ?? ''}"`);
  return percent;
}

/** A name that may stand in a file's name. */
export function readChannelName(text: string | undefined, otherwise: string): string {
  const name = text ?? otherwise;
  if (!/^[a-z][a-z0-9-]*$/.test(name)) throw new ReleaseFault(`"${name}" is no name of a channel`);
  return name;
}
