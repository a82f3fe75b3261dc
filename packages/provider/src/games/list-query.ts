import type { GameOrder } from '@waymark/contract';
import type { PictureEye } from '@waymark/studio';
import { and, asc, desc, eq, isNull, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { queuedIn } from '../answers/queue/waiting-ids';
import type { Database, Queries } from '../db/database';
import { attachments, gameCounts, gameMembers, games, media } from '../db/schema';

/** Filters of the list; null ignores a filter. */
export type ListFilter = Readonly<
  Record<'category' | 'since' | 'term', string | null> & Record<'userId' | 'whiteLabelId' | 'limit' | 'offset', number>
>;

const given = (name: keyof ListFilter) => sql.placeholder(name);
const text = (name: keyof ListFilter): SQL => sql`${given(name)}::text`;

/** A time as sent to clients; formatted by the database, which is cheaper than parsing and formatting it here. */
const asText = (moment: SQLWrapper, name: string) =>
  sql<string | null>`to_char(${moment} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`.as(name);

/**
 * One page of games with everything a row shows, in one statement. Only the page's games are joined with counts and
 * photos; `total` counts all.
 * @param of whether to list the games of a member or all of the white label
 */
export function listQuery(queries: Queries, of: 'member' | 'everybody', order: GameOrder = '-updated') {
  const by = KEYS[order.replace('-', '') as keyof typeof KEYS];
  const inOrder = order.startsWith('-') ? desc : asc;
  const mine = and(eq(gameMembers.game_id, games.id), eq(gameMembers.user_id, given('userId')));
  const from = queries.select({ id: games.id, key: sql`${by}`.as('key') }).from(games);
  const joined = of === 'member' ? from.innerJoin(gameMembers, and(mine, eq(gameMembers.banned, false))) : from;
  const visible = queries.$with('visible').as(
    joined.where(
      and(
        eq(games.white_label_id, given('whiteLabelId')),
        isNull(games.deleted_at),
        sql`(${text('category')} is null or ${games.category} = ${text('category')})`,
        sql`(${text('since')} is null or ${games.updated_at} >= ${text('since')}::timestamptz)`,
        sql`(${text('term')} is null
          or position(lower(${text('term')}) in lower(${games.name})) > 0
          or position(lower(${text('term')}) in lower(${games.code})) > 0)`,
      ),
    ),
  );
  const page = queries
    .$with('page')
    .as(
      queries
        .select({ id: visible.id })
        .from(visible)
        .orderBy(inOrder(visible.key), inOrder(visible.id))
        .limit(given('limit'))
        .offset(given('offset')),
    );
  return queries
    .with(visible, page)
    .select({
      total: sql<number>`(select count(*)::int from visible)`.as('total'),
      id: games.id,
      code: games.code,
      name: games.name,
      category: games.category,
      game_type: games.game_type,
      license_type: games.license_type,
      start_anytime: games.start_anytime,
      start_at: asText(games.start_at, 'start_at'),
      finish_at: asText(games.finish_at, 'finish_at'),
      tz: games.tz,
      updated_at: asText(games.updated_at, 'updated_at'),
      export_player_enabled: games.export_player_enabled,
      liberated_team: games.liberated_team,
      liberated_branding: games.liberated_branding,
      liberated_library: games.liberated_library,
      access: gameMembers.access,
      administrator: gameMembers.administrator,
      coordinator: gameMembers.coordinator,
      judge: gameMembers.judge,
      challenges: gameCounts.challenges,
      teams: gameCounts.teams,
      players: gameCounts.players,
      answers: gameCounts.answers,
      // Most games have no undecided answer, and then none is read.
      waiting: sql<number>`case when ${gameCounts.waiting} > 0 then (${queuedIn(queries, games.id)}) else 0 end`.as(
        'waiting',
      ),
      photo_uuid: sql<string | null>`${media.uuid}`.as('photo_uuid'),
      photo_thumb: sql<string | null>`${media.files} ->> 'thumb'`.as('photo_thumb'),
      photo_eye: sql<PictureEye | null>`${media.eye}`.as('photo_eye'),
    })
    .from(page)
    .innerJoin(games, eq(games.id, page.id))
    .leftJoin(gameMembers, and(mine, eq(gameMembers.banned, false)))
    .leftJoin(gameCounts, eq(gameCounts.game_id, games.id))
    .leftJoin(
      attachments,
      and(eq(attachments.owner, 'game'), eq(attachments.owner_id, games.id), eq(attachments.name, 'standard')),
    )
    .leftJoin(media, and(eq(media.uuid, attachments.media_uuid), eq(media.state, 'ready')))
    .orderBy(inOrder(by), inOrder(games.id));
}

/** What each order compares. */
const KEYS = {
  updated: games.updated_at,
  name: sql`lower(${games.name})`,
  code: sql`lower(${games.code})`,
  id: games.id,
} as const;

/** One row of the list. */
export type GameListRow = Awaited<ReturnType<typeof listQuery>>[number];

type PreparedList = ReturnType<typeof prepareList>;

const prepareList = (database: Database, name: string, of: 'member' | 'everybody', order: GameOrder) =>
  database.prepare<GameListRow>(name, listQuery(database.db, of, order));

/** The list for members and for those who see all games; each order is prepared on first use. */
export function prepareLists(database: Database) {
  const prepared = new Map<string, PreparedList>();
  return (of: 'member' | 'everybody', order: GameOrder = '-updated'): PreparedList => {
    const name = `games_of_${of}_by_${order}`;
    const list = prepared.get(name) ?? prepareList(database, name, of, order);
    prepared.set(name, list);
    return list;
  };
}
