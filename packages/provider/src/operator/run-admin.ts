import { readSettings } from '../settings';
import { ALL_OPERATIONS } from './all-operations';
import { help, JSON_OPTION, readCommand } from './command-line';
import { formatReport } from './format-report';
import { type Operation, OperationRefused } from './operation';
import { orderOperation } from './order';

/** Errors whose message tells operators what to fix. */
const OPERATORS_OWN = new Set([
  'OperationRefused',
  'DataFolderLocked',
  'DataFolderUnwritable',
  'DatabaseUnreachable',
  'NewerSchema',
  'OtherStorage',
  'SettingsFault',
]);

/** `waymark-admin`: runs one command and returns the exit code. */
export async function runAdmin(
  words: readonly string[],
  env: Readonly<Record<string, string | undefined>>,
  say: (line: string) => void,
  more: readonly Operation[] = [],
): Promise<number> {
  const operations = [...ALL_OPERATIONS, ...more];
  if (words.length === 0 || words.includes('--help')) {
    say(help(operations));
    return 0;
  }
  const asJson = words.includes(JSON_OPTION);
  try {
    const { operation, args } = readCommand(words, operations);
    const report = await orderOperation(readSettings(env), operation, args);
    say(asJson ? JSON.stringify(report) : formatReport(report));
    return 0;
  } catch (error) {
    const isPlain = error instanceof Error && OPERATORS_OWN.has(error.name);
    const sentence = isPlain ? error.message : String(error instanceof Error ? error.stack : error);
    say(asJson ? JSON.stringify({ error: sentence }) : sentence);
    return error instanceof OperationRefused ? 2 : 1;
  }
}
