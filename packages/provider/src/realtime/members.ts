const FRESH_FOR = 2_000;
const MOST_REMEMBERED = 5_000;

interface Known {
  readonly members: Promise<ReadonlySet<number>>;
  readonly until: number;
}

/** Members of games, cached for a moment, so that a burst of messages costs one query. */
export class Members {
  readonly #find: (gameId: number) => Promise<readonly number[]>;
  readonly #now: () => Date;
  readonly #known = new Map<number, Known>();

  constructor(find: (gameId: number) => Promise<readonly number[]>, now: () => Date) {
    this.#find = find;
    this.#now = now;
  }

  of(gameId: number): Promise<ReadonlySet<number>> {
    const now = this.#now().getTime();
    const known = this.#known.get(gameId);
    if (known && known.until > now) return known.members;
    if (this.#known.size >= MOST_REMEMBERED) this.#known.clear();
    const members = this.#find(gameId).then((ids) => new Set(ids));
    members.catch(() => this.forget(gameId));
    this.#known.set(gameId, { members, until: now + FRESH_FOR });
    return members;
  }

  forget(gameId: number): void {
    this.#known.delete(gameId);
  }

  /** Announcements may have been missed. */
  forgetAll(): void {
    this.#known.clear();
  }
}
