import type { Answer, AnswerId, ApiCapability, GameId } from '@waymark/contract';
import { type Decision, isDecided } from './decision';
import { isUnanswered } from './outbox';
import { loadAnswer } from './stored-answers';

/** Answers loaded at a time. */
const AT_ONCE = 5;

/** The latest decision about an answer together with others. */
interface Batch {
  readonly made: Decision;
  /** The answer's review keys before it; undefined if any may be. */
  readonly before: ReadonlySet<string | undefined> | undefined;
}

/** Decisions about several answers: their responses lack the new review keys, which later decisions need. */
export class Batches {
  readonly #latest = new Map<AnswerId, Batch>();

  /** Remembers that a decision about several answers was made about these. */
  add(made: Decision, ids: readonly number[]): void {
    const seen = new Map<number, string | undefined>(made.answers.map(({ id, review_key }) => [id, review_key]));
    for (const id of ids as readonly AnswerId[]) {
      const before = seen.has(id) ? new Set(this.#latest.get(id)?.before).add(seen.get(id)) : undefined;
      this.#latest.set(id, { made, before });
    }
  }

  /** A later response had the answer's review key, or an undo has restored it. */
  forget(id: AnswerId): void {
    this.#latest.delete(id);
  }

  /**
   * Loads those answers of a decision that it names with a review key from before, unless somebody else has reviewed
   * them since. About those that are refused, the provider decides.
   * @throws {ApiFailure} if the provider can't be reached
   */
  async load(
    api: ApiCapability,
    game: GameId,
    { answers }: Decision,
    me: number | undefined,
  ): Promise<readonly Answer[]> {
    const old = answers.flatMap(({ id, review_key }) => {
      const batch = this.#latest.get(id);
      return batch && batch.before?.has(review_key) !== false ? [{ id, review_key, batch }] : [];
    });
    const loaded: Answer[] = [];
    for (let at = 0; at < old.length; at += AT_ONCE) {
      const reads = old.slice(at, at + AT_ONCE).map(async ({ id, review_key, batch }) => {
        const now = await loadAnswer(api, game, id).catch((failure: unknown) => {
          if (isUnanswered(failure)) throw failure;
        });
        // Not every provider names the judge.
        if (!now || (now.reviewed_by?.id ?? me) !== me || !isDecided(now, batch.made)) return;
        const before = new Set(batch.before).add(review_key);
        before.delete(now.review_key);
        this.#latest.set(id, { ...batch, before });
        loaded.push(now);
      });
      await Promise.all(reads);
    }
    return loaded;
  }
}
