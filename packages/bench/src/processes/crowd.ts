import { GAME_MODE } from '@waymark/contract';
import { openDatabase } from '@waymark/provider/testing';

type Database = Awaited<ReturnType<typeof openDatabase>>;

/** Games with many people, all owned by the demo's owner. */
export interface Crowd {
  /** Games with a leaderboard of few and of many teams. */
  readonly boards: { readonly small: number; readonly large: number };
  /** A team of each board. */
  readonly teams: { readonly small: number; readonly large: number };
  /** A game whose teams share their locations. */
  readonly walk: { readonly game: number; readonly first: number };
  /** A game with many players and no teams. */
  readonly audience: number;
  /** Games without teams. */
  readonly empty: readonly number[];
}

/** Teams of the boards. */
export const BOARDS = { small: 100, large: 10_000 } as const;
/** Teams on the map. */
export const WALKERS = 500;
/** Recipients of a message. */
export const AUDIENCE = 5_000;
/** Centre of the walkers' paths. */
export const QUAY = { latitude: 51.449, longitude: -2.6 } as const;

/** Creates the games. */
export async function fillCrowd(database: Database): Promise<Crowd> {
  let statements = 0;
  const run = <Row>(sql: string) => {
    statements += 1;
    return database.prepare<Row>(`crowd_${statements}`, { toSQL: () => ({ sql, params: [] }) })({});
  };
  const owner = `(select id from users where email = 'owner@demo.test')`;
  const game = async (code: string) => {
    const [made] = await run<{ id: number }>(
      `insert into games (white_label_id, name, code, tz, license_type, start_anytime, start_at, finish_at, share_location)
       select white_label_id, 'Crowd ${code}', 'crowd-${code}', 'London', 2, ${GAME_MODE.scheduled},
         now() - interval '1 hour', now() + interval '4 hours', 1 from users where id = ${owner} returning id`,
    );
    const id = Number(made?.id);
    await run(`insert into game_members (game_id, user_id, access) values (${id}, ${owner}, 'Created')`);
    return id;
  };
  const teams = async (id: number, count: number) => {
    await run(`insert into teams (game_id, name) select ${id}, 'Crew ' || n from generate_series(1, ${count}) n`);
    await run(
      `insert into scores (team_id, game_id, style, points, completed, scored_at)
       select id, game_id, 'alltime', (id * 7919) % 2000, id % 18, now() from teams where game_id = ${id}`,
    );
    const [first] = await run<{ id: number }>(`select min(id) as id from teams where game_id = ${id}`);
    return Number(first?.id);
  };
  const boards = { small: await game('small'), large: await game('large') };
  const walk = await game('walk');
  const made: Crowd = {
    boards,
    teams: { small: await teams(boards.small, BOARDS.small), large: await teams(boards.large, BOARDS.large) },
    walk: { game: walk, first: await teams(walk, WALKERS) },
    audience: await game('audience'),
    empty: [await game('empty-1'), await game('empty-2')],
  };
  await run(
    `insert into team_places (game_id, team_id, latitude, longitude)
     select game_id, id, ${QUAY.latitude} + (id % 25 - 12) * 0.0006, ${QUAY.longitude} + (id % 20 - 10) * 0.001
     from teams where game_id = ${walk}`,
  );
  await run(
    `with people as (
       insert into users (white_label_id, email, name, password_hash)
       select white_label_id, 'crowd-' || n || '@bench.test', 'Somebody ' || n, password_hash
       from users, generate_series(1, ${AUDIENCE}) n where id = ${owner} returning id)
     insert into game_members (game_id, user_id, access) select ${made.audience}, id, 'Joined' from people`,
  );
  await run('analyze');
  return made;
}

/** Creates them in a data folder that is not in use. */
export async function fillCrowdIn(folder: string): Promise<Crowd> {
  const database = await openDatabase(folder, undefined);
  try {
    return await fillCrowd(database);
  } finally {
    await database.close();
  }
}
