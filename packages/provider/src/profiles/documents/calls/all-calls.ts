import { ACCOUNT_CALLS } from './account';
import { ANSWER_CALLS } from './answers';
import type { DocumentedCall } from './call';
import { CHALLENGE_CALLS } from './challenges';
import { GAME_CALLS } from './games';
import { PRESENTATION_CALLS } from './presentation';
import { REWARD_CALLS } from './rewards';
import { TEAM_CALLS } from './teams';

/** All calls in the two documents, and those that decisions add. */
export const DOCUMENTED_CALLS: readonly DocumentedCall[] = [
  ...ACCOUNT_CALLS,
  ...GAME_CALLS,
  ...CHALLENGE_CALLS,
  ...TEAM_CALLS,
  ...ANSWER_CALLS,
  ...REWARD_CALLS,
  ...PRESENTATION_CALLS,
];
