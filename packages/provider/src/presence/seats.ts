import type { PresentPerson } from '@waymark/contract';
import type { Caller } from '../session/caller';

/** One open socket, as presence sees it. */
export interface Sitter {
  readonly caller: Caller;
  send(text: string): void;
}

/** Where one socket is, and where it wants to be. */
interface Seat {
  wish: number | undefined;
  at: number | undefined;
  settling: boolean;
}

/** What happens when a socket changes its place. */
interface SeatRules {
  /** Whether somebody may be in a game. */
  readonly admits: (caller: Caller, game: number) => Promise<boolean>;
  /** Told of each game whose people changed. */
  readonly onChange: (game: number) => void;
  readonly onFault: (error: unknown) => void;
}

/** Which sockets of this node are in which game. A wish is looked into before it comes true; only the last one counts. */
export class Seats {
  readonly #rules: SeatRules;
  readonly #seats = new Map<Sitter, Seat>();
  readonly #byGame = new Map<number, Set<Sitter>>();

  constructor(rules: SeatRules) {
    this.#rules = rules;
  }

  /** Games that somebody at this node is in. */
  get games(): number[] {
    return [...this.#byGame.keys()];
  }

  /** The sockets in a game. */
  in(game: number): readonly Sitter[] {
    return [...(this.#byGame.get(game) ?? [])];
  }

  /** The people in a game, each once. */
  people(game: number): PresentPerson[] {
    return [...new Map(this.in(game).map(({ caller: { userId, name } }) => [userId, { id: userId, name }])).values()];
  }

  /** A socket wants to be in this game, and in no other; undefined for none at all. */
  wish(sitter: Sitter, game: number | undefined): void {
    const seat = this.#seats.get(sitter) ?? { wish: undefined, at: undefined, settling: false };
    this.#seats.set(sitter, seat);
    seat.wish = game;
    if (seat.settling) return;
    seat.settling = true;
    this.#settle(sitter, seat)
      .catch(this.#rules.onFault)
      .finally(() => {
        seat.settling = false;
      });
  }

  /** A socket is gone. */
  leave(sitter: Sitter): void {
    const seat = this.#seats.get(sitter);
    this.#seats.delete(sitter);
    if (seat) this.#move(sitter, seat, undefined);
  }

  /** Somebody's rights in a game may have changed: who lost them has to go. Answers who went. */
  async review(game: number): Promise<readonly Sitter[]> {
    const gone: Sitter[] = [];
    for (const sitter of this.in(game)) {
      if (await this.#rules.admits(sitter.caller, game)) continue;
      const seat = this.#seats.get(sitter);
      if (seat?.at !== game) continue;
      seat.wish = undefined;
      this.#move(sitter, seat, undefined);
      gone.push(sitter);
    }
    return gone;
  }

  async #settle(sitter: Sitter, seat: Seat): Promise<void> {
    while (this.#seats.get(sitter) === seat && seat.wish !== seat.at) {
      const { wish } = seat;
      const admitted = wish === undefined || (await this.#rules.admits(sitter.caller, wish));
      if (this.#seats.get(sitter) !== seat || seat.wish !== wish) continue;
      if (!admitted) seat.wish = undefined;
      this.#move(sitter, seat, seat.wish);
    }
  }

  #move(sitter: Sitter, seat: Seat, game: number | undefined): void {
    const before = seat.at;
    if (before === game) return;
    seat.at = game;
    if (before !== undefined) {
      const sitters = this.#byGame.get(before);
      sitters?.delete(sitter);
      if (sitters?.size === 0) this.#byGame.delete(before);
      this.#rules.onChange(before);
    }
    if (game !== undefined) {
      this.#byGame.set(game, (this.#byGame.get(game) ?? new Set()).add(sitter));
      this.#rules.onChange(game);
    }
  }
}
