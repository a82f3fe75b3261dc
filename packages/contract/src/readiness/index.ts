export { checkGame } from './check-game';
export type { Finding, FindingLevel, GameContent, GameToCheck, RewardToCheck, TaskToCheck } from './finding';
export { READINESS_WORDS, type ReadinessRule } from './words';
