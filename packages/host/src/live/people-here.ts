import { type GameId, type Presence, type PresentPerson, type Readable, writable } from '@waymark/contract';
import type { LaterCode } from './later-code';
import type { PresenceOptions, PresenceTracker } from './presence-tracker';

/** Who else has the open game open. The tracker loads with the socket's code; earlier calls wait. */
export class PeopleHere {
  readonly #others = writable<readonly PresentPerson[]>([]);
  readonly #use: (run: (tracker: PresenceTracker) => void) => void;

  constructor(code: LaterCode<{ readonly PresenceTracker: typeof PresenceTracker }>, options: PresenceOptions) {
    this.#use = code.part(({ PresenceTracker }) => new PresenceTracker(this.#others, options));
  }

  /** The others, by name. */
  get others(): Readable<readonly PresentPerson[]> {
    return this.#others;
  }

  /** A game is open on this page; undefined for none. */
  at(game: GameId | undefined): void {
    this.#use((tracker) => tracker.at(game));
  }

  /** Handles a presence frame. */
  receive(presence: Presence): void {
    this.#use((tracker) => tracker.receive(presence));
  }
}
