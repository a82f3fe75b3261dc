import type { Player } from '@waymark/contract';
import type { listPlayersOf } from './repo';

/** Somebody of a team, as administrators of its game see him. Who has a password needs no code, and has none. */
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
