import * as z from 'zod/mini';
import { media } from '../../db/schema';
import { mediaKey, uuidOfKey } from '../../media/keys';
import { operation } from '../operation';

const MOST_NAMED = 50;

const check = operation({
  words: 'storage check',
  usage: '',
  about: 'Compares uploads in the database with the stored files: which are missing, which belong to none.',
  args: z.object({}),
  run: async ({ database, storage }) => {
    const rows = await database.db.select({ uuid: media.uuid, files: media.files }).from(media);
    const wanted = new Set(rows.flatMap(({ uuid, files }) => Object.values(files).map((file) => mediaKey(uuid, file))));
    const uploads = new Set(rows.map(({ uuid }) => uuid));
    const strays: string[] = [];
    let stored = 0;
    for await (const { key } of storage.list('media/')) {
      stored += 1;
      wanted.delete(key);
      const uuid = uuidOfKey(key);
      if (uuid !== undefined && !uploads.has(uuid)) strays.push(key);
    }
    return {
      uploads: rows.length,
      files: stored,
      missing_count: wanted.size,
      missing: [...wanted].slice(0, MOST_NAMED),
      without_upload_count: strays.length,
      without_upload: strays.slice(0, MOST_NAMED),
    };
  },
});

/** Commands about stored files. */
export const storageOperations = [check];
