import { decideAllOf, decideAnswer, decidedMeanwhile, decideSeveral } from '@waymark/client';
import type { Answer, ApiCapability, GameId } from '@waymark/contract';
import type { Decision } from './decision';
import type { SentDecision } from './outbox';
import { loadAnswer } from './stored-answers';

export { takeDecisionBack } from '@waymark/client';

/** Sends a decision: one request for one answer, and one for many where the provider offers that. @throws {ApiFailure} */
export async function sendDecision(api: ApiCapability, game: GameId, made: Decision): Promise<SentDecision> {
  const { decision, answers, allOf, points, message, key } = made;
  const verdict = { points, message };
  // Repeated after a lost connection, it has no second effect where the provider knows keys.
  const options = { intent: key };
  const [only, ...others] = answers;
  if (only && others.length === 0 && allOf === undefined) {
    const { answer, undo } = await decideAnswer(api, game, only, decision, verdict, { handles: [409, 'none'] });
    const now = answer ?? (await loadAnswer(api, game, only.id).catch(() => undefined));
    return { answers: now ? [now] : [], left: [], undo };
  }
  const several =
    allOf === undefined
      ? await decideSeveral(api, game, answers, decision, verdict, options)
      : await decideAllOf(api, game, allOf, decision, verdict, options);
  return { answers: [], left: several.left, undo: several.undo };
}

/** The answer of a refused decision as it is stored: out of the refusal, else asked for. */
export async function storedAnswer(
  api: ApiCapability,
  game: GameId,
  { answers }: Decision,
  failure: unknown,
): Promise<Answer | undefined> {
  const [first] = answers;
  return decidedMeanwhile(failure) ?? (first && (await loadAnswer(api, game, first.id)));
}
