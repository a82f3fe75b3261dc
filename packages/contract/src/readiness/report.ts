import { checkGame, checkGameInSteps } from './check-game';
import type { Finding, GameContent } from './finding';

/** The result of checking a game. */
export interface Readiness {
  readonly findings: readonly Finding[];
  /** Number of checked challenges. */
  readonly checked: number;
  /** The challenges with findings. */
  readonly tasks: readonly { readonly id: number; readonly name?: string; readonly position?: number }[];
}

/** Checks a game and names the challenges with findings. */
export const reportOn = (content: GameContent): Readiness => reportOf(content, checkGame(content));

/** The same in steps, so that the page stays responsive during a long check. */
export function* reportInSteps(content: GameContent): Generator<undefined, Readiness> {
  return reportOf(content, yield* checkGameInSteps(content));
}

function reportOf(content: GameContent, findings: readonly Finding[]): Readiness {
  const named = new Set(findings.map(({ task }) => task));
  return {
    findings,
    checked: content.tasks.length,
    tasks: content.tasks.flatMap(({ id, name = '' }, index) =>
      named.has(id) ? { id, name, position: index + 1 } : [],
    ),
  };
}
