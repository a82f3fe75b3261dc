export { checkGame } from './check-game';
export { compactGame } from './compact';
export type {
  Finding,
  FindingLevel,
  GameContent,
  GameToCheck,
  PhotoToCheck,
  RealityToCheck,
  RewardToCheck,
  TaskToCheck,
} from './finding';
export { type Readiness, reportInSteps, reportOn } from './report';
export { findMissing } from './rules/game-itself';
export { REWARD_TEXTS_WITH_KEYS, TEXTS_WITH_KEYS } from './rules/keys';
export { keysIn } from './traces';
export { type Edits, withEdits } from './with-edits';
export { READINESS_WORDS, type ReadinessRule } from './words';
