import { and, eq, sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import { offerReset, RESET_MINUTES } from '../../accounts/new-password';
import { gameMembers, games } from '../../db/schema';
import { announce } from '../../realtime/announce';
import { accountArgs, findOneAccount } from '../find-account';
import { OperationRefused, operation } from '../operation';
import { deletePerson } from '../person/delete-person';
import { describePerson } from '../person/describe-person';

const ROLES = {
  administrator: { administrator: true, access: 'Managing', banned: false },
  coordinator: { coordinator: true, banned: false },
  judge: { judge: true, banned: false },
  none: { administrator: false, coordinator: false, judge: false },
} as const;

/** Creators stay creators; people who lose their role stay in the game as players. */
const ACCESS = {
  administrator: sql`case when ${gameMembers.access} = 'Created' then 'Created' else 'Managing' end`,
  coordinator: sql`${gameMembers.access}`,
  judge: sql`${gameMembers.access}`,
  none: sql`case when ${gameMembers.access} = 'Managing' then 'Joined' else ${gameMembers.access} end`,
};

const setRole = operation({
  words: 'role set',
  usage: '<email> <game> administrator|coordinator|judge|none [--white-label <identifier>]',
  about: 'Gives somebody a role in a game, named by its number; none takes all roles away.',
  args: z.object({
    ...accountArgs,
    game: z.coerce.number(),
    role: z.enum(['administrator', 'coordinator', 'judge', 'none']),
  }),
  run: async ({ database, now }, { game: gameId, role, ...named }) => {
    const account = await findOneAccount(database.db, named);
    await database.tx(async (tx) => {
      const [game] = await tx
        .select()
        .from(games)
        .where(and(eq(games.id, gameId), eq(games.white_label_id, account.whiteLabelId)));
      if (!game) throw new OperationRefused(`The white label ${account.whiteLabel} has no game ${gameId}.`);
      await tx
        .insert(gameMembers)
        .values({ game_id: gameId, user_id: account.id, access: 'Joined', created_at: now(), ...ROLES[role] })
        .onConflictDoUpdate({
          target: [gameMembers.game_id, gameMembers.user_id],
          set: { ...ROLES[role], access: ACCESS[role] },
        });
      const source = role === 'none' ? 'ss.admin.delete' : 'ss.admin.create';
      await announce({ database, tx }, game, source, {}, {});
    });
    return { email: account.email, game: gameId, role };
  },
});

const passwordLink = operation({
  words: 'password-link',
  usage: '<email> [--white-label <identifier>]',
  about: 'Makes a link with which somebody chooses a new password.',
  args: z.object(accountArgs),
  run: async (workplace, named) => {
    const { id, email } = await findOneAccount(workplace.database.db, named);
    return { email, link: await offerReset(workplace, id), valid_minutes: RESET_MINUTES };
  },
});

const exportPerson = operation({
  words: 'person export',
  usage: '<email> [--white-label <identifier>]',
  about: 'Shows all data of a person, as the law lets them ask for.',
  args: z.object(accountArgs),
  run: async ({ database }, named) => describePerson(database, await findOneAccount(database.db, named)),
});

const removePerson = operation({
  words: 'person delete',
  usage: '<email> [--white-label <identifier>]',
  about: 'Deletes an account. Answers and games stay, without a name.',
  args: z.object(accountArgs),
  run: async (workplace, named) => deletePerson(workplace, await findOneAccount(workplace.database.db, named)),
});

/** Commands about people. */
export const peopleOperations = [setRole, passwordLink, exportPerson, removePerson];
