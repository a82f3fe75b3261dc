import {
  type CurrentUser,
  type GameId,
  type LiveStatus,
  type Presence,
  type PresentPerson,
  type Readable,
  writable,
} from '@waymark/contract';

/** The part of the live connection that presence needs. */
interface Line {
  readonly status: Readable<LiveStatus>;
  here(game: GameId | undefined): void;
}

const NOBODY: readonly PresentPerson[] = [];

/** Other people who have the open game open. Empty while the connection is down, because it is unknown then. */
export class PresenceTracker {
  readonly #line: Line;
  readonly #me: Readable<CurrentUser>;
  readonly #others = writable<readonly PresentPerson[]>(NOBODY);
  readonly #offered: () => boolean;
  #game: GameId | undefined;
  #people = NOBODY;

  /** @param offered whether the provider offers presence; otherwise nothing is sent */
  constructor(line: Line, me: Readable<CurrentUser>, offered: () => boolean) {
    this.#line = line;
    this.#offered = offered;
    this.#me = me;
    // The own account may be known only later.
    me.subscribe(() => this.#set(this.#people));
    line.status.subscribe(() => {
      if (line.status.get() !== 'live') this.#set(NOBODY);
    });
  }

  /** The others, by name. */
  get others(): Readable<readonly PresentPerson[]> {
    return this.#others;
  }

  /** A game is open on this page; undefined for none. */
  at(game: GameId | undefined): void {
    if (game === this.#game) return;
    this.#game = game;
    this.#set(NOBODY);
    if (this.#offered()) this.#line.here(game);
  }

  /** Handles a presence frame. */
  readonly receive = ({ game, people }: Presence): void => {
    if (game === this.#game) this.#set(people);
  };

  /** The same list if nothing changed, so that nothing re-renders. */
  #set(all: readonly PresentPerson[]): void {
    this.#people = all;
    const people = all.filter(({ id }) => id !== this.#me.get().id);
    const before = this.#others.get();
    const same = people.length === before.length && people.every(({ id, name }, at) => isSame(before[at], id, name));
    if (!same) this.#others.set(people);
  }
}

const isSame = (person: PresentPerson | undefined, id: number, name: string): boolean =>
  person?.id === id && person.name === name;
