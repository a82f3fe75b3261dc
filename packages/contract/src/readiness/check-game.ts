import type { Finding, GameContent, Rule } from './finding';
import { checkAnswers } from './rules/answers';
import { checkGameItself } from './rules/game-itself';
import { checkKeys } from './rules/keys';
import { checkLimits } from './rules/limits';
import { checkLocks } from './rules/locks';
import { checkPictures } from './rules/pictures';
import { checkPlaces } from './rules/places';
import { checkRewards } from './rules/rewards';
import { checkTexts } from './rules/texts';
import { checkWindows } from './rules/windows';

const RULES: readonly Rule[] = [
  checkGameItself,
  checkTexts,
  checkLocks,
  checkWindows,
  checkPlaces,
  checkLimits,
  checkAnswers,
  checkKeys,
  checkPictures,
  checkRewards,
];

/**
 * Checks whether a game can be played, in steps: a page that checks a long game has its turn between them.
 * @returns findings: those of the game itself first, then by challenge in order
 */
export function* checkGameInSteps(content: GameContent): Generator<undefined, Finding[]> {
  const ofGame: Finding[] = [];
  const ofTasks = new Map<number, Finding[]>(content.tasks.map(({ id }) => [id, []]));
  for (const rule of RULES) {
    yield;
    for (const finding of rule(content)) {
      const its = finding.task === undefined ? ofGame : ofTasks.get(finding.task);
      its?.push(finding);
      yield;
    }
  }
  return [...ofGame, ...[...ofTasks.values()].flat()];
}

/**
 * Checks whether a game can be played. The same in the browser while editing and on the provider before the start.
 * @returns findings: those of the game itself first, then by challenge in order
 */
export function checkGame(content: GameContent): Finding[] {
  const steps = checkGameInSteps(content);
  let step = steps.next();
  while (!step.done) step = steps.next();
  return step.value;
}
