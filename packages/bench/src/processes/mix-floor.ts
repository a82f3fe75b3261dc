import { createServer } from 'node:http';
import { openDatabase } from '@waymark/provider/testing';
import { listenForParent, sendJsonText } from './floor-server';
import { paceOf } from './steady-load';

/**
 * The lower bounds of the mixed load: bare node:http that sends the same JSON, and the database running the same
 * statements without a server in front.
 */

/** A statement the provider sent. */
export interface SentStatement {
  readonly text: string;
  readonly params: readonly unknown[];
}

/** Messages to this program. */
export type FloorOrder =
  | { readonly answers: readonly string[] }
  | { readonly rounds: readonly (readonly SentStatement[])[]; readonly atOnce: number; readonly forMs: number };

const database = await openDatabase(process.env.WAYMARK_DATA ?? '', process.env.DATABASE_URL || undefined);
const names = new Map<string, string>();

/** Sends a statement like the provider; the database parses and plans each text once. */
async function send({ text, params }: SentStatement): Promise<void> {
  const name = names.get(text) ?? `floor_${names.size + 1}`;
  names.set(text, name);
  await database.prepare(name, { toSQL: () => ({ sql: text, params: [...params] }) })({});
}

let answers: readonly unknown[] = [];
let turn = 0;
process.on('message', async (order: FloorOrder | 'cpu') => {
  if (order === 'cpu') return;
  if ('answers' in order) {
    answers = order.answers.map((text) => JSON.parse(text));
    return;
  }
  const times: number[] = [];
  let next = 0;
  const began = performance.now();
  const asker = async () => {
    while (performance.now() - began < order.forMs) {
      const round = order.rounds[next % order.rounds.length] ?? [];
      next += 1;
      const start = performance.now();
      for (const statement of round) await send(statement);
      times.push(performance.now() - start);
    }
  };
  await Promise.all(Array.from({ length: order.atOnce }, asker));
  process.send?.({ pace: paceOf(times, performance.now() - began) });
});

const server = createServer((request, response) => {
  request.resume().once('end', () => {
    const text = JSON.stringify(answers[turn % answers.length]);
    turn += 1;
    sendJsonText(response, 200, text);
  });
});
listenForParent(server, database);
