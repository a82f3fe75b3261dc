import type { Task } from '@waymark/contract';
import { between, pick, type Random } from './chance';
import { Refused } from './person';
import type { PlayingTeam } from './team';

/** Degrees. */
interface Spot {
  readonly latitude: number;
  readonly longitude: number;
}

/** A team's position and destination. */
interface Walk {
  readonly at: Spot;
  readonly to: Spot;
}

/** Share of the distance to the next challenge covered by one step. */
const STEP = 0.12;
/** Within this distance, in degrees, a team has arrived and moves on. */
const THERE = 0.000_2;
/** Teams that walk at the same time. */
const WALKERS = 4;

/** Teams that walk from challenge to challenge and report their place as often as the provider wants. */
export class Walks {
  readonly #random: Random;
  readonly #walks = new Map<string, Walk>();
  #wanted = true;

  constructor(random: Random) {
    this.#random = random;
  }

  /** Lets some teams of a game take a step. */
  async step(gameId: number, playing: readonly PlayingTeam[], tasks: readonly Task[]): Promise<void> {
    const spots = tasks.flatMap(({ latitude, longitude }): Spot[] =>
      typeof latitude === 'number' && typeof longitude === 'number' ? [{ latitude, longitude }] : [],
    );
    for (let walker = 0; walker < WALKERS && this.#wanted && spots.length > 0; walker += 1) {
      const team = pick(this.#random, playing);
      if (team) await this.#move(gameId, team, spots);
    }
  }

  async #move(gameId: number, { name, player }: PlayingTeam, spots: readonly Spot[]): Promise<void> {
    const start = pick(this.#random, spots);
    const to = pick(this.#random, spots);
    if (!start || !to) return;
    const walk = this.#walks.get(name) ?? { at: start, to };
    const part = STEP * between(this.#random, 0.5, 1.5);
    const towards = (from: number, until: number) => Number((from + (until - from) * part).toFixed(6));
    const at = {
      latitude: towards(walk.at.latitude, walk.to.latitude),
      longitude: towards(walk.at.longitude, walk.to.longitude),
    };
    const left = Math.hypot(walk.to.latitude - at.latitude, walk.to.longitude - at.longitude);
    this.#walks.set(name, { at, to: left < THERE ? to : walk.to });
    try {
      await player.call('POST', `/play/places/${gameId}.json`, at);
    } catch (error) {
      // This provider does not accept places.
      if (error instanceof Refused && error.status === 404) this.#wanted = false;
      else throw error;
    }
  }
}
