import { REEL_MINIMUM, type ReelState } from '@waymark/contract';
import { TRACKS } from '@waymark/studio';
import { requireAdministrator } from '../games/policy';
import { requireGame } from '../games/require-game';
import type { JobRow } from '../jobs/job-kind';
import { errors } from '../server/errors';
import type { HandlersOf } from '../server/handlers';
import type { Services } from '../server/services';
import { askForReels } from './ask-for-reels';
import { previewOf } from './preview-routes';
import { REEL, type ReelInput } from './reel-job';
import { listReelJobs } from './repo';
import { listSubjects, type Subject } from './subjects';

const KINDS = { teams: 'team', challenges: 'task' } as const;

/** Reels of a game: their subjects, and regenerating them. */
export function reelRoutes({ database, studio, origin, now }: Services): HandlersOf<'generateReels' | 'getReelDesk'> {
  return {
    generateReels: ({ params, body, caller }) =>
      database.tx(async (tx) => {
        const { game, role } = await requireGame(tx, caller, params.id);
        if (!role.superAdmin) throw errors.notAllowed('Only super administrators can make reels again.');
        if (!game.reels_enabled) throw errors.conflict('Reels are not bought for this game.');
        const hindrance = await studio.hindrance();
        if (hindrance) throw errors.conflict(hindrance);
        const kind = body.reel_type ? KINDS[body.reel_type] : 'game';
        const count = await askForReels({ database, tx, userId: caller.userId, now: now() }, game, [kind]);
        if (count === 0) throw errors.conflict(`A reel needs ${REEL_MINIMUM} or more featured submissions.`);
        return {};
      }),

    getReelDesk: async ({ params, caller }) => {
      const { db } = database;
      const { game, role } = await requireGame(db, caller, params.id);
      requireAdministrator(role);
      const [subjects, jobs, hindrance] = await Promise.all([
        listSubjects(db, game),
        listReelJobs(db, game.id, REEL),
        studio.hindrance(),
      ]);
      const state = (subject: Subject): ReelState => stateOf(subject, jobs);
      const ofKind = (kind: Subject['of']) => subjects.filter(({ of }) => of === kind).map(state);
      const [whole] = ofKind('game');
      if (!whole) throw errors.notFound();
      const tracks = TRACKS.map(({ code, name, mood }) => ({ code, name, mood, preview: previewOf(origin(), code) }));
      return { hindrance, game: whole, teams: ofKind('team'), tasks: ofKind('task'), tracks };
    },
  };
}

const SHOWN = ['waiting', 'running', 'failed'];

function stateOf({ of, id, name, answers }: Subject, jobs: readonly JobRow[]): ReelState {
  // The newest job for the subject decides.
  const job = jobs.find(({ input }) => {
    const about = input as ReelInput;
    return about.of === of && about.id === id;
  });
  const shown = job && SHOWN.includes(job.state) ? job : undefined;
  const { state = 'none', done = 0, total = 0, fault = '' } = shown ?? {};
  return { id, name, featured: answers.length, state, done, total, fault };
}
