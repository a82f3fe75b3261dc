import { decideAllOf, decideAnswer, decidedMeanwhile, decideSeveral, undoDecision } from '@waymark/client';
import type { Answer, AnswerId, ApiCapability, GameId, Host } from '@waymark/contract';
import { Batches } from './batches';
import { type Decision, isDecided } from './decision';
import type { SentDecision } from './outbox-line';
import { loadAnswer } from './stored-answers';

export { reloadAnswers, reloadRecords } from './reload-answers';

const batchesOf = new WeakMap<ApiCapability, Batches>();

/**
 * Sends a decision: one request per answer, or one for many if the provider supports it.
 * @param rekey gives this and other unsent decisions the review keys of loaded answers @throws {ApiFailure}
 */
export async function sendDecision(
  { api, session }: Pick<Host, 'api' | 'session'>,
  game: GameId,
  made: Decision,
  rekey: (loaded: readonly Answer[]) => Decision,
): Promise<SentDecision> {
  const batches = batchesOf.get(api) ?? new Batches();
  batchesOf.set(api, batches);
  const keyed = rekey(await batches.load(api, game, made, session.me.get().id));
  const { decision, answers, allOf, points, message, key } = keyed;
  const verdict = { points, message };
  // The key makes a retry after a lost connection idempotent.
  const options = { intent: key };
  const [only, ...others] = answers;
  if (only && others.length === 0 && allOf === undefined) {
    const { answer, undo } = await decideAnswer(api, game, only, decision, verdict, { handles: [409, 'none'] });
    batches.forget(only.id);
    // Some providers send a part of it, or the answer as it was.
    const isSent = answer && isDecided(answer, made);
    const now = isSent ? answer : await loadAnswer(api, game, only.id).catch(() => answer);
    return { answers: now ? [now] : [], left: [], undo };
  }
  const several =
    allOf === undefined
      ? await decideSeveral(api, game, answers, decision, verdict, options)
      : await decideAllOf(api, game, allOf, decision, verdict, options);
  batches.add(keyed, several.ids);
  return { answers: [], left: several.left, undo: several.undo };
}

/** Undoes a decision, which restores the answers' earlier review keys. @throws {ApiFailure} */
export async function revertDecision(
  api: ApiCapability,
  game: GameId,
  undo: number,
): Promise<Awaited<ReturnType<typeof undoDecision>>> {
  const undone = await undoDecision(api, game, undo);
  for (const id of undone.ids) batchesOf.get(api)?.forget(id as AnswerId);
  return undone;
}

/** The stored answer for a rejected decision: from the error response, or loaded. */
export async function storedAnswer(
  api: ApiCapability,
  game: GameId,
  { answers }: Decision,
  failure: unknown,
): Promise<Answer | undefined> {
  const [first] = answers;
  return decidedMeanwhile(failure) ?? (first && (await loadAnswer(api, game, first.id)));
}
