import { checkGame } from './check-game';
import type { Finding, GameContent } from './finding';

/** What was found in a game. */
export interface Readiness {
  readonly findings: readonly Finding[];
  /** How many challenges were looked at. */
  readonly checked: number;
  /** The challenges that the findings are about. */
  readonly tasks: readonly { readonly id: number; readonly name?: string; readonly position?: number }[];
}

/** Checks a game and names the challenges that something was found in. */
export function reportOn(content: GameContent): Readiness {
  const findings = checkGame(content);
  const named = new Set(findings.map(({ task }) => task));
  return {
    findings,
    checked: content.tasks.length,
    tasks: content.tasks.flatMap(({ id, name = '' }, index) =>
      named.has(id) ? { id, name, position: index + 1 } : [],
    ),
  };
}
