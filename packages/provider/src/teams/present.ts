import type { Player } from '@waymark/contract';
import type { listPlayersOf } from './repo';

/**
 * A team member as administrators of the game see them. People with a password have no code, because they need none.
 */
export function presentPlayer(row: Awaited<ReturnType<typeof listPlayersOf>>[number]): Player {
  const { id, email, name } = row;
  return {
    id,
    email,
    name,
    password_generated: row.passwordGenerated,
    game: {
      code: row.hasPassword ? null : row.unlockCode,
      administrator: row.administrator ?? false,
      coordinator: row.coordinator ?? false,
      banned: row.banned ?? false,
      creator: row.access === 'Created',
      super_admin: row.superAdmin,
    },
  };
}
