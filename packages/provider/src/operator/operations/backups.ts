import { access } from 'node:fs/promises';
import { resolve } from 'node:path';
import * as z from 'zod/mini';
import { readBackup } from '../../backup/read-backup';
import { writeBackup } from '../../backup/write-backup';
import { isUnwritable } from '../../storage/unwritable';
import { OperationRefused, operation } from '../operation';

/** Operators may write where the node, which has the database, may not. */
const WRITER = 'With the embedded database, the running node writes it.';

const backup = operation({
  words: 'backup',
  usage: '<folder>',
  about: 'Writes database and files into a new folder, while everything runs. The embedded database waits meanwhile.',
  args: z.object({
    folder: z.pipe(
      z.string(),
      z.transform((typed: string) => resolve(typed)),
    ),
  }),
  run: async (workplace, { folder }) => {
    const exists = await access(folder).then(
      () => true,
      () => false,
    );
    if (exists) throw new OperationRefused(`${folder} already exists.`);
    const { rows, files } = await writeBackup(workplace, folder).catch((error: unknown) => {
      throw isUnwritable(error)
        ? new OperationRefused(`The backup cannot be written: ${error.message}. ${WRITER}`)
        : error;
    });
    return { folder, rows: Object.values(rows).reduce((sum, count) => sum + count, 0), files };
  },
});

const restore = operation({
  words: 'restore',
  usage: '<folder> [--replace <yes>]',
  about:
    'Puts a backup into an empty database, of either engine; with --replace yes in place of what is there. Stop all nodes first.',
  args: z.object({ folder: z.string(), replace: z.optional(z.literal('yes')) }),
  alone: true,
  run: async (workplace, { folder, replace }) => {
    const { rows, files, made_at } = await readBackup(workplace, resolve(folder), replace === 'yes');
    return { restored: made_at, rows: Object.values(rows).reduce((sum, count) => sum + count, 0), files };
  },
});

/** Commands about backups. */
export const backupOperations = [backup, restore];
