import { TASK_TYPE } from '@waymark/contract';
import { and, eq, inArray, notInArray, sql } from 'drizzle-orm';
import {
  accessTokens,
  answerClaims,
  answers,
  gameMembers,
  games,
  groups,
  judgeLinks,
  personalizations,
  readyMessages,
  reviews,
  rewards,
  scoreAdjustments,
  tasks,
  teamPlayers,
  teams,
} from '../db/schema';
import { insertSession } from '../session/repo';
import { hashToken, newToken } from '../session/secrets';
import { DAY, HINTED, MISSING, makePlace, ON, type Place, REVIEW_KEY } from './role-places';
import type { TestProvider } from './start-test-provider';
import { Visitor } from './visitor';

/** Every role in or outside a game. */
export const ROLES = [
  'a visitor',
  'a caller with an expired token',
  'the creator in another white label',
  'a stranger',
  'invited',
  'joined',
  'judge',
  'judge by a link',
  'coordinator',
  'administrator',
  'managing',
  'creator',
  'banned',
  'super administrator',
] as const;
/** A person with a role. */
export type Role = (typeof ROLES)[number];

/** Games a caller may ask for: `deleted`, `missing` and `foreign` look the same from outside. */
export const TARGETS = ['own', 'foreign', 'deleted', 'missing'] as const;
/** One of these games. */
export type Target = (typeof TARGETS)[number];

/** A game with every role, and the other games. */
export interface Cast {
  readonly as: Readonly<Record<Role, Visitor>>;
  readonly places: Readonly<Record<Target, Place>>;
  /** Another game with the same people. */
  readonly other: Place;
  /** A game of the same white label with nobody of them. */
  readonly neighbour: Place;
  /** Restores deleted records and deletes restored ones. */
  putBack(): Promise<void>;
}

const NO_ROLE = { administrator: false, coordinator: false, banned: false };
/** Creates them with all features; the player, creator and super administrator are in a team. */
export async function makeRoleFixtures(provider: TestProvider): Promise<Cast> {
  const { clock, database, make, origin } = provider;
  const features = ['language', 'groups', 'analytics', 'adventures', 'donations', 'arrival', 'ai', 'ar'];
  const [ours, theirs] = [await make.whiteLabel({ features }), await make.whiteLabel({ features })];
  const place = (whiteLabel: typeof ours, row = {}) => makePlace(provider, whiteLabel, row);
  const own = await place(ours, {
    cheats: ['a cheat'],
    webhook: 'https://example.test/hook',
    primary_email: 'o@x.test',
  });
  const other = await place(ours);
  // The same people: not even its creator can find a deleted game.
  const deleted = await place(ours, { deleted_at: clock.now() });
  const member = async (row: Parameters<typeof make.member>[2]) => {
    const user = await make.user(ours);
    for (const { game } of [own, other, deleted]) await make.member({ id: game }, user, row);
    return user;
  };
  const playing = async <User extends { id: number }>(user: User) => {
    for (const { game } of [own, other, deleted]) await make.player(await make.team({ id: game }), user);
    return user;
  };
  const player = async (row: Parameters<typeof make.member>[2]) => playing(await member(row));
  const stored = await database.db
    .select()
    .from(answers)
    .where(inArray(answers.id, [own.answer, other.answer]));
  const ready = await database.db
    .select()
    .from(readyMessages)
    .where(inArray(readyMessages.id, [own.message, other.message]));
  const judgeByLink = async () => {
    const key = newToken();
    const expires_at = new Date(clock.now().getTime() + DAY);
    await database.db.insert(judgeLinks).values({ game_id: own.game, hash: hashToken(key), expires_at });
    const nobody = provider.visitor(ours.identifier);
    const { body } = await nobody.post<{ token: string }>('/judge-links/open.json', { key, name: 'Guest' });
    return new Visitor(origin, ours.identifier, body.token);
  };
  const creator = await provider.as(await player({ access: 'Created' }));
  const lapsed = newToken();
  const session = await insertSession(database.db, (await member({ access: 'Created' })).id, clock.now());
  await database.db
    .insert(accessTokens)
    .values({ hash: hashToken(lapsed), session_id: session, expires_at: new Date(clock.now().getTime() - 1) });
  return {
    as: {
      'a visitor': provider.visitor(ours.identifier),
      'a caller with an expired token': new Visitor(origin, ours.identifier, lapsed),
      'the creator in another white label': new Visitor(origin, theirs.identifier, creator.token),
      'a stranger': await provider.as(await make.user(ours)),
      invited: await provider.as(await member({ access: 'Invited' })),
      joined: await provider.as(await player({ access: 'Joined' })),
      judge: await provider.as(await member({ access: 'Joined', judge: true })),
      'judge by a link': await judgeByLink(),
      coordinator: await provider.as(await member({ access: 'Joined', coordinator: true })),
      administrator: await provider.as(await member({ access: 'Joined', administrator: true })),
      managing: await provider.as(await member({ access: 'Managing' })),
      creator,
      banned: await provider.as(await member({ access: 'Created', administrator: true, banned: true })),
      'super administrator': await provider.as(await playing(await make.user(ours, { super_admin: true }))),
    },
    places: {
      own,
      foreign: await place(theirs),
      deleted,
      missing: MISSING,
    },
    other,
    neighbour: await place(ours),
    putBack: async () => {
      // While it was in the trash, another game may have taken its code.
      const set = (deleted_at: Date | null, { game }: Place) =>
        database.db
          .update(games)
          .set({ deleted_at, code: `back-${game}`, ...ON })
          .where(eq(games.id, game));
      await set(null, own);
      await set(clock.now(), deleted);
      await database.db
        .insert(groups)
        .values({ id: own.group, game_id: own.game, name: 'A group' })
        .onConflictDoNothing();
      const { db } = database;
      const known = [own, other].flatMap(({ task, scan, trashed }) => [task, scan, trashed]);
      const mine = [own, other].map(({ game }) => game);
      await db.delete(tasks).where(and(inArray(tasks.game_id, mine), notInArray(tasks.id, known)));
      for (const row of stored) await db.insert(answers).values(row).onConflictDoNothing();
      await db.delete(answerClaims).where(inArray(answerClaims.game_id, mine));
      const kept = [own, other].map(({ message }) => message);
      await db
        .delete(readyMessages)
        .where(and(inArray(readyMessages.game_id, mine), notInArray(readyMessages.id, kept)));
      await db.insert(readyMessages).values(ready).onConflictDoNothing();
      for (const { game, team, player } of [own, other]) {
        await db.update(teams).set({ deleted_at: null }).where(eq(teams.id, team));
        const member = and(eq(gameMembers.game_id, game), eq(gameMembers.user_id, player));
        await db
          .update(gameMembers)
          .set({ access: 'Joined', ...NO_ROLE })
          .where(member);
        await db.insert(teamPlayers).values({ game_id: game, team_id: team, user_id: player }).onConflictDoNothing();
      }
      const nobodyIn = sql`not exists (select 1 from ${teamPlayers} where ${teamPlayers.team_id} = ${teams.id})`;
      await db.delete(teams).where(and(inArray(teams.game_id, mine), nobodyIn));
      for (const { game, team, adjustment, reward } of [own, other]) {
        const bonus = { id: adjustment, game_id: game, team_id: team, points: 5, reason: 'Cheerful' };
        await db.insert(scoreAdjustments).values(bonus).onConflictDoNothing();
        await db.insert(rewards).values({ id: reward, game_id: game, title: 'Lantern' }).onConflictDoNothing();
      }
      await db.delete(personalizations).where(inArray(personalizations.game_id, mine));
      await db
        .insert(personalizations)
        .values([own, other].map(({ game, word }) => ({ id: word, game_id: game, key: 'pub', value: '' })));
      await db.update(reviews).set({ undone_at: null }).where(inArray(reviews.game_id, mine));
      await db
        .update(answers)
        .set({ review_key: REVIEW_KEY, approved_at: null, rejected_at: null, featured_at: null })
        .where(inArray(answers.id, [own.answer, other.answer]));
      for (const { task, trashed } of [own, other]) {
        const row = { position: 1, deleted_at: null, task_type: TASK_TYPE.arPhoto, ...HINTED };
        await db.update(tasks).set(row).where(eq(tasks.id, task));
        await db.update(tasks).set({ deleted_at: clock.now() }).where(eq(tasks.id, trashed));
      }
    },
  };
}
