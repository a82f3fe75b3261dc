import { GAME_MODE } from '@waymark/contract';
import type { openDatabase } from '@waymark/provider/testing';

type Database = Awaited<ReturnType<typeof openDatabase>>;

/** Number of participants and challenges of an evening. */
export interface EveningSize {
  readonly crews: number;
  readonly judges: number;
  readonly challenges: number;
}

/** A running game, reviewed before answers count. */
export interface Evening {
  readonly game: number;
  /** Ids of its challenges. */
  readonly challenges: readonly number[];
  /** Emails, with the demo's password: one player of each crew, and the judges. */
  readonly players: readonly string[];
  readonly judges: readonly string[];
}

/** Points of a challenge. */
export const WORTH = 50;

/** Creates an evening with the accounts that take part. */
export async function fillEvening(database: Database, size: EveningSize): Promise<Evening> {
  let statements = 0;
  const run = <Row>(sql: string) => {
    statements += 1;
    return database.prepare<Row>(`evening_${statements}`, { toSQL: () => ({ sql, params: [] }) })({});
  };
  const owner = `(select id from users where email = 'owner@demo.test')`;
  const [made] = await run<{ id: number }>(
    `insert into games (white_label_id, name, code, tz, review, license_type, start_anytime, start_at, finish_at)
     select white_label_id, 'Evening', 'evening', 'London', 'pre', 2, ${GAME_MODE.scheduled},
       now() - interval '1 hour', now() + interval '4 hours' from users where id = ${owner} returning id`,
  );
  const game = Number(made?.id);
  const tasks = await run<{ id: number }>(
    `insert into tasks (game_id, position, name, task_type, points)
     select ${game}, n, 'Post ' || n, 0, ${WORTH} from generate_series(1, ${size.challenges}) n returning id`,
  );
  const people = async (name: string, count: number, judge: boolean) => {
    const emails = Array.from({ length: count }, (_, place) => `${name}-${place + 1}@demo.test`);
    await run(
      `insert into users (white_label_id, email, name, password_hash)
       select white_label_id, '${name}-' || n || '@demo.test', '${name} ' || n, password_hash
       from users, generate_series(1, ${count}) n where id = ${owner}`,
    );
    await run(
      `insert into game_members (game_id, user_id, access, judge)
       select ${game}, id, '${judge ? 'Invited' : 'Joined'}', ${judge} from users where email like '${name}-%@demo.test'`,
    );
    return emails;
  };
  const players = await people('evening-player', size.crews, false);
  const judges = await people('evening-judge', size.judges, true);
  await run(
    `with crews as (
       insert into teams (game_id, name) select ${game}, email from users where email like 'evening-player-%@demo.test' returning id, name)
     insert into team_players (team_id, user_id, game_id)
     select crews.id, users.id, ${game} from crews inner join users on users.email = crews.name`,
  );
  await run('analyze');
  return { game, challenges: tasks.map(({ id }) => Number(id)), players, judges };
}
