import { randomUUID } from 'node:crypto';
import { GAME_MODE, type PlayScore, type PlayTask } from '@waymark/contract';
import { picture } from '@waymark/studio/testing';
import { eq } from 'drizzle-orm';
import { type games, jobs, type tasks } from '../db/schema';
import { ingestMedia } from '../media/ingest';
import { eventually } from './eventually';
import type { TestProvider } from './start-test-provider';
import type { Visitor } from './visitor';

const HOUR = 3_600_000;

/** The response to a submission. */
export interface Submitted {
  readonly answer: Readonly<Record<string, unknown>> & { readonly id: number; readonly points: number };
  readonly message?: string;
  readonly errors?: Readonly<Record<string, readonly string[]>>;
}

/** A game that started an hour ago, with owner, judge and coordinator. */
export async function makePlayground(provider: TestProvider, row: Partial<typeof games.$inferInsert> = {}) {
  const { make, clock, database, storage } = provider;
  const whiteLabel = await make.whiteLabel();
  const now = clock.now().getTime();
  const game = await make.game(whiteLabel, {
    tz: 'UTC',
    start_anytime: GAME_MODE.scheduled,
    start_at: new Date(now - HOUR),
    finish_at: new Date(now + HOUR),
    license_type: 2,
    ...row,
  });
  const member = async (access: string, flags = {}) => {
    const user = await make.user(whiteLabel, { features: ['analytics'] });
    await make.member(game, user, { access, ...flags });
    return { user, as: await provider.as(user) };
  };
  let places = 0;
  return {
    whiteLabel,
    game,
    owner: (await member('Created')).as,
    judge: (await member('Invited', { judge: true })).as,
    coordinator: (await member('Invited', { coordinator: true })).as,
    /** A player in their own team. */
    team: async (name?: string) => {
      const { user, as } = await member('Joined');
      const team = await make.team(game, name === undefined ? {} : { name });
      await make.player(team, user);
      return { id: team.id, user, as };
    },
    task: (fields: Partial<typeof tasks.$inferInsert> = {}) => {
      places += 1;
      return make.task(game, { position: places, task_type: 0, points: 50, ...fields });
    },
    /** A processed upload. */
    upload: async (user: { readonly id: number }) =>
      ingestMedia(database.db, storage, {
        whiteLabelId: whiteLabel.id,
        ownerId: user.id,
        extension: 'png',
        bytes: await picture(),
      }),
    submit: (who: Visitor, task: { readonly id: number }, body: object = {}) =>
      who.post<Submitted>('/play/answers.json', {
        game_id: game.id,
        task_id: task.id,
        key: randomUUID(),
        comment: 'We laughed.',
        ...body,
      }),
    hint: (who: Visitor, task: { readonly id: number }, number: number) =>
      who.post<{ hint: { text: string | null }; answer?: Submitted['answer']; message?: string }>(
        `/play/tasks/${task.id}/hint.json`,
        { game_id: game.id, number },
      ),
    seen: async (who: Visitor, query = '') =>
      (await who.get<{ tasks: PlayTask[]; game: { state: string } }>(`/play/tasks/${game.id}.json${query}`)).body,
    /** Once no background work is left. */
    settled: async () => {
      const read = () => database.db.select().from(jobs).where(eq(jobs.game_id, game.id));
      const rows = await eventually(read, (all) => all.every(({ state }) => state === 'done'));
      expect(rows.map(({ state }) => state).filter((state) => state !== 'done')).toEqual([]);
    },
    score: async (who: Visitor) => (await who.get<PlayScore>(`/play/score/${game.id}.json`)).body,
    stream: async (who: Visitor, query = '') =>
      (await who.get<{ answers: Submitted['answer'][]; count: number }>(`/answers/stream/${game.id}.json${query}`))
        .body,
    review: async (who: Visitor, decision: 'accept' | 'reject' | 'feature', id: number, body: object = {}) => {
      const { body: found } = await who.get<{ answer: { review_key: string } }>(
        `/answers/${id}.json?game_id=${game.id}`,
      );
      const { review_key } = found.answer;
      return who.put<Submitted>(`/answers/${id}/${decision}.json`, { game_id: game.id, review_key, ...body });
    },
  };
}
