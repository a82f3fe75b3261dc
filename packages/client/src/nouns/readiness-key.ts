import type { GameId } from '@waymark/contract';

/** Key of what should be looked at before a game starts. By itself, so that who asks anew carries no words of findings. */
export const readinessKey = (game: GameId) => ['readiness', game] as const;
