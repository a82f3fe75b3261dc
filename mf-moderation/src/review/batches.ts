import type { Answer, AnswerId, ApiCapability, GameId } from '@waymark/contract';
import { type Decision, isDecided } from './decision';
import { loadAnswer } from './stored-answers';

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

  /** A later response had the answer's review key. */
  forget(id: AnswerId): void {
    this.#latest.delete(id);
  }

  /**
   * Loads those answers of a decision that it names with a review key from before, unless somebody else has reviewed
   * them since. @throws {ApiFailure}
   */
  async load(
    api: ApiCapability,
    game: GameId,
    { answers }: Decision,
    me: number | undefined,
  ): Promise<readonly Answer[]> {
    const loaded = await Promise.all(
      answers.map(async ({ id, review_key }) => {
        const batch = this.#latest.get(id);
        if (!batch || batch.before?.has(review_key) === false) return [];
        const now = await loadAnswer(api, game, id);
        // Not every provider names the judge.
        if ((now.reviewed_by?.id ?? me) !== me || !isDecided(now, batch.made)) return [];
        const before = new Set(batch.before).add(review_key);
        before.delete(now.review_key);
        this.#latest.set(id, { ...batch, before });
        return [now];
      }),
    );
    return loaded.flat();
  }
}
