import { openDatabase } from '@waymark/provider/testing';

type Database = Awaited<ReturnType<typeof openDatabase>>;

/** A game with many challenges, one with many waiting answers, and an account with many games. */
export interface Grown {
  readonly challenges: number;
  readonly game: number;
  /** Its first challenge. */
  readonly first: number;
  readonly games: number;
  /** Email of the account. */
  readonly email: string;
  /** A game with few challenges and as many waiting answers as the other one has challenges. */
  readonly queue: number;
}

/** Normal and large size. */
export interface GrownPair {
  readonly small: Grown;
  readonly large: Grown;
  /** Games without challenges. */
  readonly empty: readonly number[];
}

/** Search term that matches five challenges of each game. */
export const TERM = 'needle';

/** Creates the games and accounts, owned by the demo owner and with the same password. */
export async function fillGrown(database: Database): Promise<GrownPair> {
  let statements = 0;
  const run = <Row>(sql: string) => {
    statements += 1;
    return database.prepare<Row>(`grown_${statements}`, { toSQL: () => ({ sql, params: [] }) })({});
  };
  const owner = `(select id from users where email = 'owner@demo.test')`;
  const game = async (code: string, challenges: number) => {
    const [made] = await run<{ id: number }>(
      `insert into games (white_label_id, name, code, tz)
       select white_label_id, 'Grown to ${challenges}', '${code}', 'London' from users where id = ${owner} returning id`,
    );
    const id = Number(made?.id);
    await run(`insert into game_members (game_id, user_id, access) values (${id}, ${owner}, 'Created')`);
    await run(
      `insert into tasks (game_id, position, name, description, points)
       select ${id}, n, case when n in (7, 27, 47, 67, 87) then 'A ${TERM} ' else 'A step ' end || n,
         '<p>Follow the quay to post ' || n || ' and tell us what is written on it.</p>', 10
       from generate_series(1, ${challenges}) n`,
    );
    const [first] = await run<{ id: number }>(`select id from tasks where game_id = ${id} and position = 1`);
    return { game: id, first: Number(first?.id) };
  };
  const owned = async (email: string, games: number) => {
    await run(
      `insert into users (white_label_id, email, name, password_hash)
       select white_label_id, '${email}', 'Bench', password_hash from users where id = ${owner}`,
    );
    await run(
      `with made as (
         insert into games (white_label_id, name, code, tz)
         select white_label_id, 'Quay walk ' || n, id || '-' || n, 'London'
         from users, generate_series(1, ${games}) n where email = '${email}' returning id)
       insert into game_members (game_id, user_id, access)
       select made.id, users.id, 'Created' from made, users where email = '${email}'`,
    );
    return email;
  };
  const queue = async (code: string, waiting: number) => {
    const made = await game(`queue-${code}`, 20);
    await run(
      `with crews as (insert into teams (game_id, name) select ${made.game}, 'Crew ' || n from generate_series(1, 50) n returning id),
         numbered as (select id, row_number() over () as place from crews)
       insert into answers (game_id, task_id, team_id, user_id, type, review_key, comment)
       select ${made.game}, ${made.first} + n % 20, numbered.id, ${owner}, 0, 'key-' || ${made.game} || '-' || n,
         'Post ' || n || ' says: mind the step, and never feed the gulls.'
       from generate_series(1, ${waiting}) n inner join numbered on numbered.place = 1 + n % 50`,
    );
    return made.game;
  };
  const make = async (name: string, challenges: number, games: number): Promise<Grown> => ({
    challenges,
    games,
    ...(await game(`grown-${name}`, challenges)),
    email: await owned(`${name}@demo.test`, games),
    queue: await queue(name, challenges),
  });
  const small = await make('small', 100, 50);
  const large = await make('large', 10_000, 5_000);
  const empty = [(await game('grown-empty-1', 0)).game, (await game('grown-empty-2', 0)).game];
  await run('analyze');
  return { small, large, empty };
}

/** Creates them in a data folder that is not in use. */
export async function fillFolder(folder: string): Promise<GrownPair> {
  const database = await openDatabase(folder, undefined);
  try {
    return await fillGrown(database);
  } finally {
    await database.close();
  }
}
