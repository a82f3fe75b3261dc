import { randomUUID } from 'node:crypto';
import type { Database } from '../db/database';

const nodes = new WeakMap<Database, string>();

/** The name of the node that uses this database: random, and new with every start. */
export function nodeOf(database: Database): string {
  const known = nodes.get(database);
  if (known) return known;
  const name = randomUUID();
  nodes.set(database, name);
  return name;
}
