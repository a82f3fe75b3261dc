import { sql } from 'drizzle-orm';
import type { Queries } from '../../db/database';
import { brandings, personalizations, readyMessages, rewards, tasks } from '../../db/schema';
import { nextId } from './copied-rows';
import { Copies, copyOf } from './copies';
import { copyTaskRows } from './copy-tasks';

/**
 * Copies everything prepared for a game to another one: challenges with locks, AR items and labels, rewards,
 * personalisations, ready messages, design and files. A fixed number of statements.
 */
export async function copyContent(tx: Queries, from: number, to: number, now: Date): Promise<void> {
  const copies = await Copies.begin(tx, now);
  const game_id = sql`${to}::bigint`;
  const its = sql`where game_id = ${from}`;
  await copies.name('game', from, to);
  await copyTaskRows(copies, {
    rows: sql`select id from ${tasks} ${its} and deleted_at is null order by position, id`,
    gameId: to,
    after: 0,
  });
  await copies.draw('reward', rewards, sql`select id from ${rewards} ${its} order by position, id`);
  await copies.copy(rewards, { id: sql`copy.new`, game_id }, copyOf('reward', 'id'));
  await copies.copy(personalizations, { id: nextId(personalizations), game_id }, its);
  await copies.copy(readyMessages, { id: nextId(readyMessages), game_id }, its);
  await copies.copy(brandings, { game_id }, its);
  await copies.copyFiles();
}
