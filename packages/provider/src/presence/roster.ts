import type { PresentPerson } from '@waymark/contract';

interface Report {
  readonly people: readonly PresentPerson[];
  readonly at: number;
}

/** A node that is silent for this long counts as gone, with its people. */
const SILENCE = 90_000;

/** Who has which game open, as last reported by each node. */
export class Roster {
  readonly #byGame = new Map<number, Map<string, Report>>();

  /** Stores a node's report on a game, replacing the previous one. */
  report(node: string, game: number, people: readonly PresentPerson[], at: number): void {
    const reports = this.#byGame.get(game) ?? new Map<string, Report>();
    if (people.length > 0) reports.set(node, { people, at });
    else reports.delete(node);
    if (reports.size > 0) this.#byGame.set(game, reports);
    else this.#byGame.delete(game);
  }

  /** Everyone who has a game open, without duplicates, by name. */
  of(game: number): PresentPerson[] {
    const people = new Map<number, PresentPerson>();
    for (const report of this.#byGame.get(game)?.values() ?? []) {
      for (const person of report.people) people.set(person.id, person);
    }
    return [...people.values()].sort((one, other) => one.name.localeCompare(other.name) || one.id - other.id);
  }

  /** Removes silent nodes; returns the games that changed. */
  forgetSilent(now: number): number[] {
    const changed: number[] = [];
    for (const [game, reports] of [...this.#byGame]) {
      const silent = [...reports].filter(([, { at }]) => now - at > SILENCE);
      if (silent.length === 0) continue;
      for (const [node] of silent) this.report(node, game, [], now);
      changed.push(game);
    }
    return changed;
  }
}
