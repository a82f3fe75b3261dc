import { openDatabase } from '@waymark/provider/testing';

type Database = Awaited<ReturnType<typeof openDatabase>>;

/** Games with large content, all owned by the demo's owner. */
export interface Presented {
  /** A game of many challenges that unlock each other. */
  readonly path: number;
  /** Games with the same teams and challenges, with few and with many answers. */
  readonly few: number;
  readonly many: number;
}

/** Challenges of the path. */
export const PATH_CHALLENGES = 1_000;
/** Answers of the played games. */
export const ANSWERS = { few: 1_000, many: 100_000 } as const;
const TEAMS = 500;
const CHALLENGES = 200;

/** Creates the games. */
export async function fillPresented(database: Database): Promise<Presented> {
  let statements = 0;
  const run = <Row>(sql: string) => {
    statements += 1;
    return database.prepare<Row>(`presented_${statements}`, { toSQL: () => ({ sql, params: [] }) })({});
  };
  const owner = `(select id from users where email = 'owner@demo.test')`;
  const game = async (code: string) => {
    const [made] = await run<{ id: number }>(
      `insert into games (white_label_id, name, code, tz)
       select white_label_id, 'Presented ${code}', 'presented-${code}', 'London' from users where id = ${owner} returning id`,
    );
    const id = Number(made?.id);
    await run(`insert into game_members (game_id, user_id, access) values (${id}, ${owner}, 'Created')`);
    return id;
  };
  const first = async (table: 'tasks' | 'teams', id: number) =>
    Number((await run<{ id: number }>(`select min(id) as id from ${table} where game_id = ${id}`))[0]?.id);
  const path = await game('path');
  // Every third challenge has answers as badges.
  await run(
    `insert into tasks (game_id, position, name, points, task_type, multiplechoice)
     select ${path}, n, 'Post ' || n || ' along the quay', 10, case when n % 3 = 0 then 6 else 0 end,
       case when n % 3 = 0 then 'Gull,Crane,Lantern' else '' end
     from generate_series(1, ${PATH_CHALLENGES}) n`,
  );
  const start = await first('tasks', path);
  // Twenty trees of fifty.
  await run(
    `insert into task_prerequisites (task_id, prerequisite_id)
     select id, ${start} + (position - 1) / 50 * 50 + ((position - 1) % 50 - 1) / 2 from tasks
     where game_id = ${path} and position % 50 <> 1`,
  );
  const played = async (code: string, answers: number) => {
    const id = await game(code);
    await run(`insert into teams (game_id, name) select ${id}, 'Crew ' || n from generate_series(1, ${TEAMS}) n`);
    await run(
      `insert into tasks (game_id, position, name, points) select ${id}, n, 'Post ' || n, 10 from generate_series(1, ${CHALLENGES}) n`,
    );
    const [team, task] = [await first('teams', id), await first('tasks', id)];
    const given = `timestamptz '2026-05-01 10:00Z' + n * interval '${14_400 / answers} second'`;
    const decided = `${given} + (n % 900) * interval '1 second'`;
    await run(
      `insert into answers (game_id, task_id, team_id, type, review_key, points, latitude, longitude, created_at,
         approved_at, rejected_at, reviewed_by_id)
       select ${id}, ${task} + (n / ${TEAMS}) % ${CHALLENGES}, ${team} + (n * 7919) % ${TEAMS}, 0, 'presented-' || ${id} || '-' || n,
         10 + n % 90, 51.44 + (n % 40) * 0.0007, -2.6 + (n % 25) * 0.0011, ${given},
         case when n % 10 < 7 then ${decided} end, case when n % 10 in (7, 8) then ${decided} end,
         case when n % 10 < 9 then ${owner} end
       from generate_series(0, ${answers - 1}) n`,
    );
    return id;
  };
  const made = { path, few: await played('few', ANSWERS.few), many: await played('many', ANSWERS.many) };
  await run('analyze');
  return made;
}

/** Creates them in an unused database. */
export async function fillPresentedIn(folder: string, url?: string): Promise<Presented> {
  const database = await openDatabase(folder, url);
  try {
    return await fillPresented(database);
  } finally {
    await database.close();
  }
}
