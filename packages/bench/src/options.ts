import { parseArgs } from 'node:util';

/** The measurements, in the order in which they run. */
export const MEASUREMENTS = [
  'cold',
  'monolith',
  'warm',
  'typing',
  'mounts',
  'grown',
  'together',
  'editing',
  'dragging',
  'embed',
  'shipping',
  'list',
  'delivery',
  'growth',
  'sheets',
  'check',
] as const;
/** One of the measurements. */
export type Measurement = (typeof MEASUREMENTS)[number];

/** What the command was asked for. */
export interface Options {
  /** Fewer rounds: figures to look at while working, not to quote. */
  readonly quick: boolean;
  /** Where the result is written. */
  readonly json: string;
  readonly only: readonly Measurement[];
}

/**
 * Reads the words after `npm run bench --`.
 * @throws {Error} with a sentence for a word that means nothing
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
