import type { PresentPerson } from '@waymark/contract';
import type { Caller } from '../session/caller';

/** One open socket, as presence sees it. */
export interface OpenSocket {
  readonly caller: Caller;
  send(text: string): void;
}

/** The game a socket is in, and the one it has requested. */
interface Seat {
  wish: number | undefined;
  at: number | undefined;
  settling: boolean;
}

/** Callbacks for changes. */
interface SeatRules {
  /** Whether a person may be in a game. */
  readonly admits: (caller: Caller, game: number) => Promise<boolean>;
  /** Called for each game whose people changed. */
  readonly onChange: (game: number) => void;
  readonly onFault: (error: unknown) => void;
}

/**
 * Which sockets of this node are in which game. A request is checked before it takes effect; only the latest one
 * counts.
 */
export class Seats {
  readonly #rules: SeatRules;
  readonly #seats = new Map<OpenSocket, Seat>();
  readonly #byGame = new Map<number, Set<OpenSocket>>();

  constructor(rules: SeatRules) {
    this.#rules = rules;
  }

  /** Games with anyone on this node. */
  get games(): number[] {
    return [...this.#byGame.keys()];
  }

  /** The sockets in a game. */
  in(game: number): readonly OpenSocket[] {
    return [...(this.#byGame.get(game) ?? [])];
  }

  /** The people in a game, without duplicates. */
  people(game: number): PresentPerson[] {
    return [...new Map(this.in(game).map(({ caller: { userId, name } }) => [userId, { id: userId, name }])).values()];
  }

  /** Moves a socket to this game; undefined for none. */
  wish(socket: OpenSocket, game: number | undefined): void {
    const seat = this.#seats.get(socket) ?? { wish: undefined, at: undefined, settling: false };
    this.#seats.set(socket, seat);
    seat.wish = game;
    if (seat.settling) return;
    seat.settling = true;
    this.#settle(socket, seat)
      .catch(this.#rules.onFault)
      .finally(() => {
        seat.settling = false;
      });
  }

  /** Removes a closed socket. */
  leave(socket: OpenSocket): void {
    const seat = this.#seats.get(socket);
    this.#seats.delete(socket);
    if (seat) this.#move(socket, seat, undefined);
  }

  /** Rechecks a person's rights in a game and removes them if they lost them. Returns the removed sockets. */
  async review(game: number): Promise<readonly OpenSocket[]> {
    const gone: OpenSocket[] = [];
    for (const socket of this.in(game)) {
      if (await this.#rules.admits(socket.caller, game)) continue;
      const seat = this.#seats.get(socket);
      if (seat?.at !== game) continue;
      seat.wish = undefined;
      this.#move(socket, seat, undefined);
      gone.push(socket);
    }
    return gone;
  }

  async #settle(socket: OpenSocket, seat: Seat): Promise<void> {
    while (this.#seats.get(socket) === seat && seat.wish !== seat.at) {
      const { wish } = seat;
      const admitted = wish === undefined || (await this.#rules.admits(socket.caller, wish));
      if (this.#seats.get(socket) !== seat || seat.wish !== wish) continue;
      if (!admitted) seat.wish = undefined;
      this.#move(socket, seat, seat.wish);
    }
  }

  #move(socket: OpenSocket, seat: Seat, game: number | undefined): void {
    const before = seat.at;
    if (before === game) return;
    seat.at = game;
    if (before !== undefined) {
      const sitters = this.#byGame.get(before);
      sitters?.delete(socket);
      if (sitters?.size === 0) this.#byGame.delete(before);
      this.#rules.onChange(before);
    }
    if (game !== undefined) {
      this.#byGame.set(game, (this.#byGame.get(game) ?? new Set()).add(socket));
      this.#rules.onChange(game);
    }
  }
}
