import type { PresentPerson } from '@waymark/contract';

interface Report {
  readonly people: readonly PresentPerson[];
  readonly at: number;
}

/** A node that was silent for so long is gone, and its people with it. */
const SILENCE = 90_000;

/** Who has which game open, as each node last reported it. */
export class Roster {
  readonly #byGame = new Map<number, Map<string, Report>>();

  /** Takes what a node says of a game; it replaces what it said before. */
  report(node: string, game: number, people: readonly PresentPerson[], at: number): void {
    const reports = this.#byGame.get(game) ?? new Map<string, Report>();
    if (people.length > 0) reports.set(node, { people, at });
    else reports.delete(node);
    if (reports.size > 0) this.#byGame.set(game, reports);
    else this.#byGame.delete(game);
  }

  /** Everybody who has a game open, each once, by name. */
  of(game: number): PresentPerson[] {
    const people = new Map<number, PresentPerson>();
    for (const report of this.#byGame.get(game)?.values() ?? []) {
      for (const person of report.people) people.set(person.id, person);
    }
    return [...people.values()].sort((one, other) => one.name.localeCompare(other.name) || one.id - other.id);
  }

  /** Forgets nodes that were not heard of for long; answers the games where that changed something. */
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
