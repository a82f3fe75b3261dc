import { sql } from 'drizzle-orm';
import type { StoredFile } from '../storage/storage';
import { testProvider } from '../testing';
import { bytesOf, type EndlessFile, readEndless, wholeOf } from '../testing/endless-file';
import { KeptArchive } from '../testing/kept-archive';
import { readExportedGame } from './exported-game';
import { findGame } from './repo';
import { writeArchive } from './write-archive';

const provider = testProvider();

const ANSWERS = 200;
const PHOTOS_OF_EACH = 100;
const PHOTO = { piece: Buffer.alloc(4096, 'photo'), pieces: 2 };
/** More than the 4 GB that a ZIP file without ZIP64 allows for a file and for the offsets after it. */
const FILM = { piece: Buffer.alloc(256 * 1024, 'film'), pieces: 16_400 };

/** A storage of large files that counts the bytes read from it but not yet written. */
function endlessStorage(sink: KeptArchive) {
  const most = { opened: 0, read: 0, bytes: 0 };
  const now = { opened: 0, read: 0, given: 0 };
  const read = async (file: EndlessFile) => {
    now.opened -= 1;
    now.read += 1;
    most.read = Math.max(most.read, now.read);
    const stream = readEndless(file, (piece) => {
      now.given += piece.length;
      most.bytes = Math.max(most.bytes, now.given - sink.bytes);
    });
    return stream.once('close', () => {
      now.read -= 1;
    });
  };
  const open = async (key: string): Promise<StoredFile> => {
    now.opened += 1;
    most.opened = Math.max(most.opened, now.opened);
    const file = key.endsWith('.mp4') ? FILM : PHOTO;
    return { bytes: bytesOf(file), read: () => read(file) };
  };
  return { open, most };
}

async function largeGame() {
  const { make, database, clock } = provider;
  const whiteLabel = await make.whiteLabel();
  const { id } = await make.game(whiteLabel);
  const [team, task] = [
    await make.team({ id }, { name: 'Gulls' }),
    await make.task({ id }, { name: 'Knots', points: 10 }),
  ];
  const photo = await make.media(whiteLabel, { extension: 'jpg', files: { original: 'original.jpg' } });
  const files = { original: 'original.mp4', mp4: 'original.mp4' };
  const film = await make.media(whiteLabel, { extension: 'mp4', kind: 'video', files });
  const { db } = database;
  await db.execute(sql`insert into answers (game_id, task_id, team_id, type, review_key)
    select ${id}, ${task.id}, ${team.id}, 1, 'large-' || n from generate_series(1, ${ANSWERS}) n`);
  await db.execute(sql`insert into attachments (owner, owner_id, name, position, media_uuid)
    select 'answer', id, 'standard', n, ${photo.uuid}
    from answers, generate_series(1, ${PHOTOS_OF_EACH}) n where game_id = ${id}`);
  await db.execute(sql`insert into attachments (owner, owner_id, name, position, media_uuid)
    select 'answer', max(id), 'standard', 0, ${film.uuid} from answers where game_id = ${id}`);
  const game = await findGame(db, id);
  if (!game) throw new Error('The game is gone.');
  return readExportedGame(db, game, false, clock.now());
}

it('packs 20,000 files and one over 4 GB with only a few chunks in memory', async () => {
  const sink = new KeptArchive(32 * 1024 * 1024);
  const { open, most } = endlessStorage(sink);
  let received = 0;
  await writeArchive(sink, {
    exported: await largeGame(),
    brand: { name: 'Harbour', colour: '#1a5594' },
    withFiles: true,
    storage: { open },
    writeWorkbook: async () => Buffer.from('a workbook'),
    onEntry: async () => {
      received += 1;
    },
    signal: new AbortController().signal,
  });
  // While one is written, the previous one closes and the start of the next one is read.
  expect(most.opened).toBe(1);
  expect(most.read).toBeLessThanOrEqual(3);
  expect(most.bytes).toBeLessThan(4 * 1024 * 1024);

  const entries = sink.entries();
  expect(received).toBe(entries.length);
  expect(new Set(entries.map(({ name }) => name)).size).toBe(entries.length);
  const sent = entries.filter(({ name }) => name.startsWith('media/Gulls/Knots/Knots '));
  const [films, photos] = ['.mp4', '.jpg'].map((end) => sent.filter(({ name }) => name.endsWith(end)));
  expect(films).toMatchObject([{ bytes: bytesOf(FILM) }]);
  expect(photos).toHaveLength(ANSWERS * PHOTOS_OF_EACH);
  const { bytes, crc } = wholeOf(PHOTO);
  expect(photos?.filter((photo) => photo.bytes !== bytes || photo.crc !== crc)).toEqual([]);
});
