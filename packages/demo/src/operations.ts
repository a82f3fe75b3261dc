import * as z from '@waymark/contract/schema';
import { mediaKey } from '@waymark/provider/data';
import { type Operation, OperationRefused, operation, tablesInOrder } from '@waymark/provider/operator';
import { attachments, games, media, settings, whiteLabels } from '@waymark/provider/schema';
import { eq, getTableColumns, inArray } from 'drizzle-orm';
import { DEMO_MARK } from './fresh/mark';
import { seedDemo } from './seed';

const add = operation({
  words: 'demo add',
  usage: '',
  about: 'Fills an empty database with the demo. Its passwords are public.',
  args: z.object({}),
  alone: true,
  run: async ({ database, storage, now }) => {
    const [existing] = await database.db.select({ id: whiteLabels.id }).from(whiteLabels).limit(1);
    if (existing)
      throw new OperationRefused('The demo only goes into an empty database, and this one has a white label.');
    await seedDemo(database, storage, { now: now() });
    return { demo: 'added' };
  },
});

const remove = operation({
  words: 'demo remove',
  usage: '',
  about: 'Removes the demo: its two white labels with everything in them.',
  args: z.object({}),
  alone: true,
  run: async ({ database, storage }) => {
    const keys = await database.tx(async (tx) => {
      const [mark] = await tx.delete(settings).where(eq(settings.key, DEMO_MARK)).returning();
      if (!mark) throw new OperationRefused('There is no demo in this database.');
      const labels = await tx
        .select()
        .from(whiteLabels)
        .where(inArray(whiteLabels.identifier, ['harbour', 'summit']));
      const ids = labels.map(({ id }) => id);
      const files = await tx
        .select({ uuid: media.uuid, files: media.files })
        .from(media)
        .where(inArray(media.white_label_id, ids));
      const gone = tx.select({ uuid: media.uuid }).from(media).where(inArray(media.white_label_id, ids));
      await tx.delete(attachments).where(inArray(attachments.media_uuid, gone));
      // Most records of a white label belong to its games and are deleted with them.
      await tx.delete(games).where(inArray(games.white_label_id, ids));
      // In reverse order of the tables, so that referenced rows are deleted last.
      for (const table of [...tablesInOrder()].reverse()) {
        const { white_label_id: column } = getTableColumns(table);
        if (column) await tx.delete(table).where(inArray(column, ids));
      }
      await tx.delete(whiteLabels).where(inArray(whiteLabels.id, ids));
      return files.flatMap((row) => Object.values(row.files).map((file) => mediaKey(row.uuid, file)));
    });
    for (const key of keys) await storage.remove(key);
    return { demo: 'removed', files: keys.length };
  },
});

/** Operators' commands about the demo. */
export const demoOperations: readonly Operation[] = [add, remove];
