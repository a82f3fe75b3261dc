import { randomBytes } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { openDatabase } from '@waymark/provider/testing';

/** Games with much to export and to film, all owned by the demo's owner. */
export interface EventMedia {
  /** A game with many photos. */
  readonly packed: number;
  /** The folder with all its photos, and nothing else. */
  readonly photos: string;
  /** A game with ten times as many files, repeating those photos. */
  readonly large: number;
  /** A game with as many featured photos as a reel shows. */
  readonly filmed: number;
  /** Those photos, in the size used for filming. */
  readonly pictures: readonly string[];
}

/** Photos in a reel. */
export const FILMED = 30;
/** Size of an exported photo: 20,000 of them are the 10 GB of a large event. */
export const PHOTO_BYTES = 512 * 1024;
/** There are many files, so answers are read in batches. */
const ANSWERS_OF_LARGE = 200;
/** Prefixes of the uuids of exported photos, which differ from the demo's. */
const SHELF = 'ee';

/** Creates the games and their files in an unused database and data folder. */
export async function fillEventMedia(
  { WAYMARK_DATA: folder = '', DATABASE_URL: url }: Readonly<Record<string, string>>,
  photos: number,
): Promise<EventMedia> {
  const database = await openDatabase(folder, url);
  let statements = 0;
  const run = <Row>(sql: string) => {
    statements += 1;
    return database.prepare<Row>(`media_${statements}`, { toSQL: () => ({ sql, params: [] }) })({});
  };
  const owner = `(select id from users where email = 'owner@demo.test')`;
  /** A game in which ten teams answer ten challenges each, in turn. */
  const game = async (code: string, answers: number) => {
    const [made] = await run<{ id: number }>(
      `insert into games (white_label_id, name, code, tz, reels_enabled, soundtrack)
       select white_label_id, 'Media ${code}', 'media-${code}', 'London', true, '1' from users where id = ${owner} returning id`,
    );
    const id = Number(made?.id);
    await run(`insert into game_members (game_id, user_id, access) values (${id}, ${owner}, 'Created')`);
    await run(`insert into teams (game_id, name) select ${id}, 'Crew ' || n from generate_series(1, 10) n`);
    await run(
      `insert into tasks (game_id, position, name, points) select ${id}, n, 'Post ' || n, 10 from generate_series(1, 10) n`,
    );
    const first = (table: string) => `(select min(id) from ${table} where game_id = ${id})`;
    await run(
      `insert into answers (game_id, task_id, team_id, type, review_key, approved_at, featured_at)
       select ${id}, ${first('tasks')} + n % 10, ${first('teams')} + n / 10 % 10, 1, 'media-${code}-' || n, now(), now()
       from generate_series(0, ${answers - 1}) n`,
    );
    return id;
  };
  const attach = (id: number, uuids: string) =>
    run(
      `with numbered as (select id, row_number() over (order by id) as place from answers where game_id = ${id}),
         shown as (${uuids})
       insert into attachments (owner, owner_id, name, media_uuid)
       select 'answer', numbered.id, 'standard', shown.uuid from numbered inner join shown on shown.place = numbered.place`,
    );
  try {
    const packed = await game('packed', photos);
    const made = await run<{ uuid: string }>(
      `insert into media (uuid, white_label_id, extension, kind, state, bytes, files, ready_at)
       select overlay(md5('photo ' || n) placing '${SHELF}' from 1 for 2)::uuid, (select white_label_id from users where id = ${owner}),
         'jpg', 'image', 'ready', ${PHOTO_BYTES}, '{"original": "original.jpg"}', now()
       from generate_series(1, ${photos}) n returning uuid`,
    );
    await attach(
      packed,
      `select uuid, row_number() over () as place from media where uuid::text like '${SHELF}%' and bytes = ${PHOTO_BYTES}`,
    );
    const large = await game('large', ANSWERS_OF_LARGE);
    await run(
      `with photos as (select uuid, row_number() over () - 1 as place from media
           where uuid::text like '${SHELF}%' and bytes = ${PHOTO_BYTES}),
         numbered as (select id, row_number() over (order by id) - 1 as place from answers where game_id = ${large})
       insert into attachments (owner, owner_id, name, position, media_uuid)
       select 'answer', numbered.id, 'standard', n, photos.uuid
       from generate_series(0, ${photos * 10 - 1}) n
       inner join numbered on numbered.place = n % ${ANSWERS_OF_LARGE} inner join photos on photos.place = n % ${photos}`,
    );
    const shelf = join(folder, 'files/media', SHELF);
    for (const { uuid } of made) {
      await mkdir(join(shelf, uuid), { recursive: true });
      await writeFile(join(shelf, uuid, 'original.jpg'), randomBytes(PHOTO_BYTES));
    }
    const filmed = await game('filmed', FILMED);
    // Answers of the demo's teams: no two neighbours are alike.
    const sent = `select uuid, row_number() over (order by uuid) as place from media
      where kind = 'image' and state = 'ready' and files ? 'standard' and uuid::text not like '${SHELF}%' and width >= 600`;
    await attach(filmed, sent);
    const shown = await run<{ uuid: string; file: string }>(
      `select media.uuid, media.files ->> 'standard' as file from attachments
       inner join answers on answers.id = owner_id inner join media on media.uuid = media_uuid
       where owner = 'answer' and game_id = ${filmed} order by answers.id`,
    );
    if (shown.length < FILMED) throw new Error(`The demo has only ${shown.length} photos.`);
    const pictures = shown.map(({ uuid, file }) => join(folder, 'files/media', uuid.slice(0, 2), uuid, file));
    return { packed, photos: shelf, large, filmed, pictures };
  } finally {
    await database.close();
  }
}
