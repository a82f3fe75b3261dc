import { isCounted } from '@waymark/contract/scoring';
import type { Queries } from '../db/database';
import { roleIn } from '../games/policy';
import type { FoundGame } from '../games/repo';
import { findTeamOf } from '../play/repo';
import type { Caller } from '../session/caller';
import { type Reader, readerOf } from './reader';
import { findAnswer } from './repo';

/**
 * One answer of a game the caller may see, if they may read it: any for reviewers, otherwise those in streams and of
 * their own team.
 */
export async function findReadable(queries: Queries, caller: Caller, { game, member }: FoundGame, id: number) {
  const found = await findAnswer(queries, game.id, id);
  if (!found) return undefined;
  const team = await findTeamOf(queries, game.id, caller.userId);
  const reader: Reader = readerOf(game, roleIn(member, caller), team);
  const open = found.hidden === 0 && found.teamDeletedAt === null && isCounted(found.answer, game.review);
  return reader.reviews || open || found.team.id === team?.id ? { found, game, reader } : undefined;
}
