import { answerGame } from '../games/answer-game';
import { checkChanges, FRESH_GAME } from '../games/check-changes';
import { freeEntryCode } from '../games/entry-code';
import { insertGame } from '../games/repo';
import { attach } from '../media/attachments';
import { ingestMedia } from '../media/ingest';
import { announce } from '../realtime/announce';
import { cleanSync } from '../rich-text/clean-sync';
import { errors } from '../server/errors';
import type { HandlersOf } from '../server/handlers';
import type { Services } from '../server/services';
import { addTemplateTasks } from './add-tasks';
import { paintTemplate, templatesIn } from './templates';

const asAddress = (drawing: string): string => `data:image/svg+xml,${encodeURIComponent(drawing)}`;

/** Templates that come with the installation. */
export function templateRoutes(services: Services): HandlersOf<'listTemplates' | 'startFromTemplate'> {
  const { database, now, storage } = services;
  return {
    listTemplates: async ({ caller, languages }) => {
      if (!caller.superAdmin) throw errors.notAllowed();
      return {
        templates: templatesIn(languages).map(({ id, name, names, text, minutes, drawing, tasks }) => ({
          id,
          name,
          names: [...names],
          text,
          minutes,
          picture: asAddress(drawing),
          tasks: tasks.map((task) => ({ name: task.name, task_type: task.task_type, points: task.points })),
        })),
      };
    },

    startFromTemplate: async ({ params, body, caller, languages }) => {
      if (!caller.superAdmin) throw errors.notAllowed();
      const template = templatesIn(languages).find(({ id }) => id === params.id);
      if (!template) throw errors.notFound();
      const { name = template.name, tz } = body;
      const fields = { ...template.game, name, category: 'Draft' as const, ...(tz === undefined ? {} : { tz }) };
      const values = checkChanges(cleanSync(fields, ['description']), FRESH_GAME);
      const photo = await ingestMedia(database.db, storage, {
        whiteLabelId: caller.whiteLabelId,
        ownerId: caller.userId,
        extension: 'jpg',
        bytes: await paintTemplate(template),
        createdAt: now(),
      });
      const id = await database.tx(async (tx) => {
        const code = await freeEntryCode(tx, caller.whiteLabelId);
        const game = await insertGame(tx, caller, { ...values, name: values.name ?? name, code }, now());
        await attach(tx, { owner: 'game', ownerId: game.id, name: 'standard' }, photo);
        await addTemplateTasks(tx, game.id, template.tasks, now());
        await announce({ database, tx }, game, 'ss.game.update', { fields: Object.keys(fields) }, caller);
        return game.id;
      });
      return answerGame(services, caller, id);
    },
  };
}
