/** @also-embedded Data of the first start is written in bulk, which depends on the engine. */
import { gameStateAt } from '@waymark/contract';
import type { Finding } from '@waymark/contract/readiness';
import type { Database } from '@waymark/provider/data';
import { mediaKey } from '@waymark/provider/data';
import { tablesInOrder } from '@waymark/provider/operator';
import { media, tasks, users } from '@waymark/provider/schema';
import { openTestDatabase, START_TIMEOUT } from '@waymark/provider/testing';
import { getTableName, sql } from 'drizzle-orm';
import { PILOT_ID } from './games/game-line';
import { demoOperations } from './operations';
import { seedDemo } from './seed';
import { seededProvider } from './testing/seeded-provider';
import { SHARED } from './testing/shared-rows';

const NOW = new Date('2026-06-18T15:20:00.000Z');
const HARBOUR = ['owner', 'admin', 'coordinator', 'judge', 'joined', 'super'] as const;

const { provider, signIn, gamesOf, rowsOf, count } = seededProvider(NOW);

it('seeds a playable game and a draft with a problem', async () => {
  const owner = await signIn('harbour', 'owner@demo.test');
  const problemsOf = async (code: string) => {
    const [game] = await rowsOf<{ id: number }>(sql`select id from games where code = ${code}`);
    const { body } = await owner.get<{ findings: Finding[] }>(`/games/${game?.id}/readiness.json`);
    return body.findings.filter(({ level, task }) => level === 'problem' && task).map(({ rule }) => rule);
  };
  expect(await problemsOf('PILOT24')).toEqual([]);
  expect(await problemsOf('BRIDGES')).toEqual(['no-valid-answer']);
});

describe('the demo accounts', () => {
  it.each(HARBOUR)('%s signs in to harbour', async (name) => {
    const visitor = await signIn('harbour', `${name}@demo.test`);
    const me = await visitor.get<{ super_admin: boolean; features: string[] }>('/users/0.json');
    expect(me.body.super_admin).toBe(name === 'super');
    expect(me.body.features).toEqual(expect.arrayContaining(['analytics', 'groups', 'ar', 'donations']));
  });

  it('have the roles of their names in the live game', async () => {
    const roles = await Promise.all(
      HARBOUR.map(async (name) => {
        const games = await gamesOf(await signIn('harbour', `${name}@demo.test`));
        const { access, administrator, coordinator, judge } = games.find(({ id }) => id === PILOT_ID)?.user ?? {};
        return [name, access, administrator, coordinator, judge];
      }),
    );
    expect(roles).toEqual([
      ['owner', 'Created', true, false, false],
      ['admin', 'Managing', true, false, false],
      ['coordinator', 'Invited', false, true, false],
      ['judge', 'Invited', false, false, true],
      ['joined', 'Joined', false, false, false],
      ['super', undefined, false, false, false],
    ]);
  });
});

describe('the games of harbour', () => {
  it('are 45 across all categories and two years, each with a picture', async () => {
    const games = await gamesOf(await signIn('harbour', 'owner@demo.test'));
    expect(games).toHaveLength(45);
    expect(new Set(games.map(({ category }) => category))).toEqual(new Set(['Draft', 'Active', 'Template', 'Archive']));
    const ages = games.map(({ updated_at }) => NOW.getTime() - Date.parse(updated_at ?? ''));
    expect(Math.min(...ages)).toBeGreaterThan(0);
    expect(Math.max(...ages) / 86_400_000).toBeGreaterThan(700);
    expect(Math.max(...ages) / 86_400_000).toBeLessThan(731);
    const pictures = await Promise.all(games.map(({ photo_thumb }) => fetch(photo_thumb ?? '')));
    expect(pictures.map(({ status }) => status)).toEqual(games.map(() => 200));
  });

  it('include two live ones and one that starts within two hours', async () => {
    const games = await gamesOf(await signIn('harbour', 'owner@demo.test'));
    const active = games.filter(({ category }) => category === 'Active');
    const live = active.filter((game) => gameStateAt(game, NOW.getTime()) === 'live').map(({ code }) => code);
    expect(live).toEqual(['PILOT24', 'COBBLES']);
    const soon = active.find(({ code }) => code === 'DARK-SAT');
    const minutes = (Date.parse(soon?.start_at ?? '') - NOW.getTime()) / 60_000;
    expect(minutes).toBeGreaterThan(60);
    expect(minutes).toBeLessThan(120);
  });

  it('leave the next id free for a new game', async () => {
    const visitor = await signIn('harbour', 'super@demo.test');
    const made = await visitor.post<{ game: { id: number } }>('/games.json', { name: 'One more', code: 'ONEMORE' });
    expect(made.status).toBe(200);
    expect(made.body.game.id).toBeGreaterThan(PILOT_ID);
  });
});

describe('the live game', () => {
  it('has 24 challenges of all twelve types, 14 teams, 60 players and 400 answers', async () => {
    const games = await gamesOf(await signIn('harbour', 'admin@demo.test'));
    const pilot = games.find(({ code }) => code === 'PILOT24');
    expect(pilot).toMatchObject({
      id: PILOT_ID,
      challenges_count: 24,
      teams_count: 14,
      players: 60,
      answers_count: 400,
      waiting_count: 23,
    });
    const types = await provider.database.db
      .selectDistinct({ type: tasks.task_type })
      .from(tasks)
      .where(sql`${tasks.game_id} = ${PILOT_ID}`);
    expect(types.map(({ type }) => type).sort((a, b) => a - b)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]);
  });

  it('ends in about an hour and three quarters', async () => {
    const games = await gamesOf(await signIn('harbour', 'owner@demo.test'));
    const finish = games.find(({ id }) => id === PILOT_ID)?.finish_at ?? '';
    const minutes = (Date.parse(finish) - NOW.getTime()) / 60_000;
    expect(Math.abs(minutes - 102)).toBeLessThanOrEqual(1);
  });

  it('has answers of every kind', async () => {
    const [sorts] = await rowsOf<Record<string, string>>(sql`
      select count(*) filter (where approved_at is not null) as accepted,
             count(*) filter (where rejected_at is not null) as rejected,
             count(*) filter (where featured_at is not null) as featured,
             count(*) filter (where late = 2) as late,
             count(*) filter (where late = 3) as early,
             count(*) filter (where duplicate) as duplicates,
             count(*) filter (where trivia = 'incorrect') as wrong,
             count(*) filter (where hint_points > 0) as hinted
        from answers where game_id = ${PILOT_ID}`);
    for (const [sort, n] of Object.entries(sorts ?? {})) expect([sort, Number(n) > 2]).toEqual([sort, true]);
    expect(Number(sorts?.featured)).toBe(18);
  });

  it('has plausible answer times', async () => {
    expect(
      await count(sql`
        select count(*) as n from answers join games on games.id = answers.game_id
         where answers.game_id = ${PILOT_ID}
           and (answers.created_at < games.start_at or answers.created_at > ${NOW.toISOString()}::timestamptz
             or approved_at < answers.created_at or rejected_at < answers.created_at or featured_at < approved_at
             or greatest(approved_at, rejected_at, featured_at) > ${NOW.toISOString()}::timestamptz)`),
    ).toBe(0);
    expect(
      await count(sql`
        select count(*) as n from (
          select created_at, lag(created_at) over (order by id) as before from answers where game_id = ${PILOT_ID}
        ) as ordered where created_at < before`),
    ).toBe(0);
  });

  it('has no challenge solved before its prerequisites', async () => {
    expect(
      await count(sql`
        select count(*) as n from answers
          join task_prerequisites on task_prerequisites.task_id = answers.task_id
         where answers.game_id = ${PILOT_ID} and answers.rejected_at is null and not answers.duplicate
           and not exists (
             select from answers as earlier
              where earlier.team_id = answers.team_id and earlier.task_id = task_prerequisites.prerequisite_id
                and earlier.created_at < answers.created_at and earlier.rejected_at is null
                and (task_prerequisites.options is null or task_prerequisites.options ? earlier.comment))`),
    ).toBe(0);
  });
});

describe('scores', () => {
  it('match the answers that count in every game and period', async () => {
    const wrong = await rowsOf(sql`
      select scores.team_id, scores.points, earned.points as earned from scores
        join games on games.id = scores.game_id
        left join lateral (
          select sum(answers.points)::int as points, count(distinct task_id)::int as completed from answers
           where answers.team_id = scores.team_id and rejected_at is null
             and late = 0 and not duplicate and (approved_at is not null or games.review = 'post')
        ) as earned on true
       where scores.style = 'alltime'
         and (scores.points <> coalesce(earned.points, 0) or scores.completed <> coalesce(earned.completed, 0))`);
    expect(wrong).toEqual([]);
    const uneven = await rowsOf(sql`
      select team_id from scores group by team_id
      having sum(points) filter (where style = 'alltime') <> coalesce(sum(points) filter (where style = 'daily'), 0)
          or sum(points) filter (where style = 'alltime') <> coalesce(sum(points) filter (where style = 'weekly'), 0)`);
    expect(uneven).toEqual([]);
  });

  it('leave no points on answers that do not count', async () => {
    expect(
      await count(sql`
        select count(*) as n from answers where points > 0 and (rejected_at is not null or late > 0 or duplicate)`),
    ).toBe(0);
  });
});

describe('files', () => {
  it('are stored in every listed size', async () => {
    const stored = await provider.database.db.select().from(media);
    expect(stored.length).toBeGreaterThan(48);
    const missing: string[] = [];
    for (const { uuid, files } of stored) {
      for (const file of Object.values(files)) {
        const found = await provider.storage.open(mediaKey(uuid, file));
        if (!found || found.bytes < 300) missing.push(`${uuid}/${file}`);
      }
    }
    expect(missing).toEqual([]);
  });

  it('of challenges say what they show', async () => {
    expect(
      await count(sql`
        select count(*) as n from attachments
         where owner = 'task' and name = 'standard' and coalesce(alternative ->> 'alt', '') = ''`),
    ).toBe(0);
  });

  it('match the type of their challenge', async () => {
    expect(
      await count(sql`
        select count(*) as n from answers
          left join attachments on owner = 'answer' and attachments.owner_id = answers.id and name = 'standard'
          left join media on media.uuid = attachments.media_uuid
         where case when type in (1, 3, 7, 9) then media.kind is distinct from 'image'
                    when type = 2 and sub_type = 2 then media.kind is distinct from 'audio'
                    when type in (2, 8, 10) then media.kind is distinct from 'video'
                    else media.kind is not null end`),
    ).toBe(0);
  });
});

describe('the two white labels', () => {
  it('cannot see each other', async () => {
    const summit = await signIn('summit', 'owner@summit.test');
    const games = await gamesOf(summit);
    expect(games).toHaveLength(6);
    expect((await summit.get(`/games/${PILOT_ID}.json`)).status).toBe(404);
    const email = 'owner@demo.test';
    const stranger = provider.visitor('summit').post('/users/authenticate.json', { email, password: 'waymark-demo' });
    expect((await stranger).status).toBe(404);
    const harbour = await gamesOf(await signIn('harbour', 'super@demo.test'));
    expect(harbour.filter(({ id }) => games.some((game) => game.id === id))).toEqual([]);
  });

  it.each(SHARED)('share no %s', async (_, rows) => expect(await count(rows)).toBe(0));
});

it(
  'seeds the same data for the same moment',
  async () => {
    const again = await openTestDatabase();
    try {
      await seedDemo(again, provider.storage, { now: NOW });
      const story = (database: Database) =>
        rowsOf(
          sql`select answers.id, team_id, task_id, users.email, points, comment, answers.created_at, review_key
              from answers left join ${users} on users.id = answers.user_id order by answers.id`,
          database,
        );
      const [first, second] = [await story(provider.database), await story(again)];
      expect(second.length).toBeGreaterThan(400);
      expect(second).toEqual(first);
    } finally {
      await again.close();
    }
  },
  START_TIMEOUT,
);

// Runs last, because it removes everything.
it('removes everything when an operator asks', async () => {
  const { database, storage, origin } = provider;
  const remove = demoOperations.find(({ words }) => words === 'demo remove');
  await remove?.run({ database, storage, origin: () => origin, now: () => NOW }, {});
  const left: string[] = [];
  for await (const { key } of storage.list('media/')) left.push(key);
  expect(left).toEqual([]);
  for (const table of tablesInOrder()) {
    const [row] = await database.db.select().from(table).limit(1);
    if (row) left.push(getTableName(table));
  }
  // Keys of the platform itself, and sign-in attempts of the tests above.
  expect(left.filter((name) => !['settings', 'push_keys', 'attempts', 'call_counts'].includes(name))).toEqual([]);
});
