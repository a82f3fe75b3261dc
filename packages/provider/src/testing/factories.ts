import { randomUUID } from 'node:crypto';
import type { Database } from '../db/database';
import {
  answers,
  attachments,
  gameMembers,
  games,
  groups,
  groupTeams,
  media,
  tasks,
  teamPlayers,
  teams,
  users,
  whiteLabels,
} from '../db/schema';
import { hashPassword } from '../session/passwords';

/** Password of every account made here. */
export const TEST_PASSWORD = 'correct horse';

let hashed: Promise<string> | undefined;
let made = 0;
const next = (): number => {
  made += 1;
  return made;
};

type Row<Table extends { $inferInsert: unknown }> = Partial<Table['$inferInsert']>;

/** Creates complete, independent records for tests. */
export class Factories {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  whiteLabel(row: Row<typeof whiteLabels> = {}) {
    const number = next();
    return one(
      this.#database.db
        .insert(whiteLabels)
        .values({ identifier: `brand-${randomUUID()}`, name: `Brand ${number}`, colour: '#1a5594', ...row })
        .returning(),
    );
  }

  async user(whiteLabel: typeof whiteLabels.$inferSelect, row: Row<typeof users> = {}) {
    const number = next();
    hashed ??= hashPassword(TEST_PASSWORD);
    const password_hash = await hashed;
    const user = await one(
      this.#database.db
        .insert(users)
        .values({
          white_label_id: whiteLabel.id,
          email: `person-${number}@example.test`,
          name: `Person ${number}`,
          password_hash,
          ...row,
        })
        .returning(),
    );
    return { ...user, whitelabel: whiteLabel.identifier };
  }

  game(whiteLabel: typeof whiteLabels.$inferSelect, row: Row<typeof games> = {}) {
    const number = next();
    return one(
      this.#database.db
        .insert(games)
        .values({ white_label_id: whiteLabel.id, name: `Game ${number}`, code: `code-${number}`, ...row })
        .returning(),
    );
  }

  member(game: { id: number }, user: { id: number }, row: Row<typeof gameMembers> = {}) {
    return one(
      this.#database.db
        .insert(gameMembers)
        .values({ game_id: game.id, user_id: user.id, access: 'Managing', ...row })
        .returning(),
    );
  }

  team(game: { id: number }, row: Row<typeof teams> = {}) {
    return one(
      this.#database.db
        .insert(teams)
        .values({ game_id: game.id, name: `Team ${next()}`, ...row })
        .returning(),
    );
  }

  player(team: { id: number; game_id: number }, user: { id: number }) {
    return one(
      this.#database.db
        .insert(teamPlayers)
        .values({ team_id: team.id, game_id: team.game_id, user_id: user.id })
        .returning(),
    );
  }

  task(game: { id: number }, row: Row<typeof tasks> = {}) {
    const number = next();
    return one(
      this.#database.db
        .insert(tasks)
        .values({ game_id: game.id, position: number, name: `Challenge ${number}`, ...row })
        .returning(),
    );
  }

  async group(game: { id: number }, row: Row<typeof groups> = {}, members: readonly { readonly id: number }[] = []) {
    const group = await one(
      this.#database.db
        .insert(groups)
        .values({ game_id: game.id, name: `Group ${next()}`, ...row })
        .returning(),
    );
    for (const { id } of members) {
      await this.#database.db.insert(groupTeams).values({ group_id: group.id, team_id: id });
    }
    return group;
  }

  media(whiteLabel: { id: number }, row: Row<typeof media> = {}) {
    return one(
      this.#database.db
        .insert(media)
        .values({
          uuid: randomUUID(),
          white_label_id: whiteLabel.id,
          extension: 'png',
          kind: 'image',
          state: 'ready',
          ...row,
        })
        .returning(),
    );
  }

  attachment(row: typeof attachments.$inferInsert) {
    return one(this.#database.db.insert(attachments).values(row).returning());
  }

  answer(task: { id: number; game_id: number }, team: { id: number }, row: Row<typeof answers> = {}) {
    return one(
      this.#database.db
        .insert(answers)
        .values({
          game_id: task.game_id,
          task_id: task.id,
          team_id: team.id,
          type: 1,
          review_key: randomUUID(),
          ...row,
        })
        .returning(),
    );
  }
}

async function one<T>(rows: PromiseLike<T[]>): Promise<T> {
  const [row] = await rows;
  if (row === undefined) throw new Error('Nothing was stored.');
  return row;
}
