import type { Spot } from '@waymark/contract';
import { and, desc, eq, isNotNull, lte, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import type { Queries } from '../db/database';
import { answers, teamPlaces } from '../db/schema';

/** Stored places per team; the last one is kept for good. */
const KEPT = 40;

/** A team's last place, with its trail. */
export interface KnownPlace {
  readonly place: Spot;
  /** Latitude, longitude and second (since 1970) of the previous places, oldest first. */
  readonly trail: number[][];
}

/** When the team last reported its place. */
export async function lastPlaceAt(queries: Queries, teamId: number): Promise<Date | undefined> {
  const [last] = await queries
    .select({ at: teamPlaces.created_at })
    .from(teamPlaces)
    .where(eq(teamPlaces.team_id, teamId))
    .orderBy(desc(teamPlaces.id))
    .limit(1);
  return last?.at;
}

/** Stores a team's place and deletes old ones. */
export async function insertPlace(tx: Queries, place: typeof teamPlaces.$inferInsert): Promise<void> {
  await tx.insert(teamPlaces).values(place);
  const its = eq(teamPlaces.team_id, place.team_id);
  const [old] = await tx
    .select({ id: teamPlaces.id })
    .from(teamPlaces)
    .where(its)
    .orderBy(desc(teamPlaces.id))
    .offset(KEPT)
    .limit(1);
  if (old) await tx.delete(teamPlaces).where(and(its, lte(teamPlaces.id, old.id)));
}

const spotOf = (from: typeof teamPlaces | typeof answers) => ({
  teamId: from.team_id,
  latitude: sql<number>`${from.latitude}`.as('latitude'),
  longitude: sql<number>`${from.longitude}`.as('longitude'),
  at: sql<string>`${from.created_at}`.as('at'),
});

/**
 * Places of a game's teams by team, from reports and from answers that share their place. Teams without any are
 * omitted.
 */
export async function placesOf(
  queries: Queries,
  gameId: number,
  trailFrom: Date,
): Promise<ReadonlyMap<number, KnownPlace>> {
  const given = and(eq(answers.game_id, gameId), eq(answers.share_location, 1), isNotNull(answers.latitude));
  const spots = unionAll(
    queries.select(spotOf(teamPlaces)).from(teamPlaces).where(eq(teamPlaces.game_id, gameId)),
    queries
      .select(spotOf(answers))
      .from(answers)
      .where(and(given, isNotNull(answers.longitude))),
  ).as('spots');
  const point = sql`json_build_array(${spots.latitude}, ${spots.longitude})`;
  const pointInTime = sql`json_build_array(${spots.latitude}, ${spots.longitude}, floor(extract(epoch from ${spots.at})))`;
  const isRecent = sql`${spots.at} >= ${trailFrom.toISOString()}::timestamptz`;
  const rows = await queries
    .select({
      teamId: spots.teamId,
      last: sql<[number, number]>`(array_agg(${point} order by ${spots.at} desc))[1]`,
      at: sql<string>`max(${spots.at})`,
      way: sql<number[][] | null>`json_agg(${pointInTime} order by ${spots.at}) filter (where ${isRecent})`,
    })
    .from(spots)
    .groupBy(spots.teamId);
  return new Map(
    rows.map(({ teamId, last: [latitude, longitude], at, way }) => [
      teamId,
      { place: { latitude, longitude, at: new Date(at).toISOString() }, trail: (way ?? []).slice(0, -1).slice(-KEPT) },
    ]),
  );
}
