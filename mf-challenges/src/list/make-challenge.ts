import { copyTask, isApiFailure, makeSuggestedTask, makeTask, type PlacedTask } from '@waymark/client';
import type { GameId, Host, TaskId } from '@waymark/contract';
import type { Translate } from '@waymark/host-kit';
import { tellLacking } from './lacking';

/** What can be made. */
export type Making = 'add' | 'suggest' | 'duplicate';

/** What a challenge is made with. */
export interface MakingParts {
  readonly host: Host;
  readonly t: Translate;
  readonly game: GameId;
  readonly perPage: number;
  /** The original of a copy. */
  readonly original: TaskId | undefined;
}

/** Responses that mean that the platform is broken. */
const BROKEN = [500, 501, 502, 503, 504, 505, 506, 507, 508, 510, 511] as const;

/** Makes a challenge: an empty one, a suggested one, a copy. */
export async function makeChallenge(
  what: Making,
  { host: { api }, game, perPage, original }: MakingParts,
): Promise<PlacedTask> {
  if (what === 'suggest') return { task: await makeSuggestedTask(api, game, { handles: BROKEN }), page: undefined };
  if (what === 'duplicate' && original !== undefined) return await copyTask(api, game, original, perPage);
  return await makeTask(api, game, {}, perPage);
}

/** What to do about a failure: the host reports it, it was told here, or the screen is to break. */
export function outcomeOf(what: Making, { host, t }: MakingParts, error: unknown): 'report' | 'told' | 'break' {
  if (what === 'duplicate') return tellLacking(host, t, 'challenge-duplicate', error) ? 'told' : 'report';
  return what === 'suggest' && isApiFailure(error) && Number(error.status) >= 500 ? 'break' : 'report';
}
