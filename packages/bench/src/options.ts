import { parseArgs } from 'node:util';

/** The measurements in the order they run. */
export const MEASUREMENTS = [
  'cold',
  'monolith',
  'warm',
  'first-game',
  'typing',
  'reviewing',
  'mounts',
  'grown',
  'together',
  'editing',
  'dragging',
  'board',
  'map',
  'slides',
  'path',
  'panels',
  'embed',
  'shipping',
  'list',
  'delivery',
  'growth',
  'sheets',
  'check',
  'throughput',
  'judging',
  'teams',
  'mails',
  'counting',
  'exporting',
  'filming',
] as const;
/** One of the measurements. */
export type Measurement = (typeof MEASUREMENTS)[number];

/** Options of the command. */
export interface Options {
  /** Fewer rounds: for development, not for publishing. */
  readonly quick: boolean;
  /** Output file. */
  readonly json: string;
  readonly only: readonly Measurement[];
}

/**
 * Parses the arguments after `npm run bench --`.
 * @throws {Error} for an unknown argument
 */
export function readOptions(words: readonly string[]): Options {
  const { values } = parseArgs({
    args: [...words],
    options: {
      quick: { type: 'boolean', default: false },
      json: { type: 'string', default: '.waymark/bench.json' },
      only: { type: 'string', default: MEASUREMENTS.join(',') },
    },
  });
  const only = values.only.split(',').map((name) => {
    const found = MEASUREMENTS.find((measurement) => measurement === name.trim());
    if (!found) throw new Error(`There is no measurement "${name}". There are: ${MEASUREMENTS.join(', ')}.`);
    return found;
  });
  return { quick: values.quick, json: values.json, only };
}
