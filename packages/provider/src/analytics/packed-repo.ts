import { type SQL, sql } from 'drizzle-orm';
import type { Queries } from '../db/database';
import { answers, packedAnswers } from '../db/schema';
import { MARKS, NOWHERE, PER_DEGREE } from './packed-answers';
import { isCountedTeam, type Slice } from './slice';

/** The rows of a statement. */
export const readRows = async <Row>(queries: Queries, statement: SQL): Promise<readonly Row[]> =>
  ((await queries.execute(statement)) as { readonly rows: readonly Row[] }).rows;

/** The packed answers of a team; null if they have to be packed again. */
interface PackedRow {
  readonly team_id: number | string;
  readonly answers: string | null;
}
interface PackedTeam {
  readonly team: number;
  readonly answers: Uint8Array;
}

/**
 * Bytes as base64, which Node decodes many times as fast as hex, and with a third less to send; the embedded engine's
 * driver would read bytes one by one.
 */
const asText = (bytes: SQL) => sql`encode(${bytes}, 'base64')`;
const readPacked = ({ team_id, answers: packed }: PackedRow): readonly PackedTeam[] =>
  packed === null ? [] : [{ team: Number(team_id), answers: Buffer.from(packed, 'base64') }];

/** Finds the answers of a game's teams, packed by team, optionally for one group. Repacks what has changed. */
export async function findPacked(queries: Queries, gameId: number, slice: Slice): Promise<readonly PackedTeam[]> {
  const kept = await readRows<PackedRow>(
    queries,
    sql`
    select ${packedAnswers.team_id},
      case when ${packedAnswers.packed_version} = ${packedAnswers.version} then ${asText(sql`${packedAnswers.answers}`)} end as answers
    from ${packedAnswers}
    where ${packedAnswers.game_id} = ${gameId} and ${isCountedTeam(sql`${packedAnswers.team_id}`, slice)}
  `,
  );
  const stale = kept.filter(({ answers: packed }) => packed === null).map(({ team_id }) => Number(team_id));
  return [...kept, ...(stale.length > 0 ? await packAgain(queries, stale) : [])].flatMap(readPacked);
}

/**
 * Packs the answers of teams. Version and answers are read in one snapshot and stored only if the version is still the
 * same. Rows that others are changing are skipped and packed next time.
 */
function packAgain(queries: Queries, teamIds: readonly number[]): Promise<readonly PackedRow[]> {
  const ids = sql`${`{${teamIds.join(',')}}`}::bigint[]`;
  return readRows<PackedRow>(
    queries,
    sql`
    with stale as (
      select team_id, version from ${packedAnswers} where team_id = any(${ids})
    ), packed as (
      select team_id, string_agg(${pack}, '') as answers from ${answers} where team_id = any(${ids}) group by team_id
    ), free as (
      select team_id from ${packedAnswers} where team_id = any(${ids}) order by team_id for update skip locked
    ), kept as (
      update ${packedAnswers} as old set packed_version = stale.version, answers = coalesce(packed.answers, '')
        from stale left join packed using (team_id)
       where old.team_id = stale.team_id and old.version = stale.version and old.team_id in (select team_id from free)
    )
    select team_id, ${asText(sql`answers`)} as answers from packed
  `,
  );
}

const number = (value: number) => sql.raw(String(value));
const LOW_BITS = number(2 ** 32 - 1);
/** The longest decision time that fits: eight years. */
const LONGEST = number(2 ** 28 - 1);

const marks = sql`(case when rejected_at is not null then ${number(MARKS.rejected)} else 0 end
  + case when approved_at is not null then ${number(MARKS.approved)} else 0 end
  + case when late <> 0 and points <= 0 then ${number(MARKS.worthless)} else 0 end)`;
const second = (moment: SQL) => sql`floor(date_part('epoch', ${moment}))`;
const waited = sql`least(${LONGEST}, greatest(0,
  ${second(sql`coalesce(approved_at, rejected_at, created_at)`)} - ${second(sql`created_at`)}))::int4`;
const degrees = (value: SQL) => sql`case when latitude is null or longitude is null then ${number(NOWHERE)}
  else round(greatest(-180, least(180, ${value})) * ${number(PER_DEGREE)})::int8 end`;

/**
 * An answer in network byte order: challenge (64 bits), second it was given and points (32 bits each), judge (64
 * bits), then decision time with its flags, latitude and longitude (32 bits each). Changing this requires a migration
 * that sets `packed_version` to null.
 */
const pack = sql`int8send(task_id)
  || int8send((${second(sql`created_at`)}::int8 << 32) | (points::int8 & ${LOW_BITS}))
  || int8send(coalesce(reviewed_by_id, 0))
  || int4send(${waited} * ${number(MARKS.base)} + ${marks})
  || int8send(((${degrees(sql`latitude`)}) << 32) | ((${degrees(sql`longitude`)}) & ${LOW_BITS}))`;
