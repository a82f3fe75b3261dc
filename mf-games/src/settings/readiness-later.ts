// The rules and their words come when the page rests: nothing of them is needed to draw the settings.
import { gameToCheckQuery } from '@waymark/client';
import type { GameId } from '@waymark/contract';
import { checkGame, type GameToCheck, withEdits } from '@waymark/contract/readiness';

export { readinessQuery } from '@waymark/client';

/** Counts what keeps the challenges of a game from being played, with settings as they are being edited. */
export type CountProblems = (settings: GameToCheck) => number;

/** Fetches a game to be checked here. */
export async function fetchProblems(
  api: Parameters<typeof gameToCheckQuery>[0],
  game: GameId,
  signal: AbortSignal,
): Promise<CountProblems> {
  const content = await gameToCheckQuery(api, game).queryFn({ signal });
  return (settings) => {
    const findings = checkGame(withEdits(content, { game: settings }));
    return findings.filter(({ level, task }) => level === 'problem' && task !== undefined).length;
  };
}
