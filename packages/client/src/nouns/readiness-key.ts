import type { GameId } from '@waymark/contract';

/** Key of what should be looked at before a game starts. By itself, so that who asks anew carries no words of findings. */
export const readinessKey = (game: GameId) => ['readiness', game] as const;

/** Key of a game as a check of what is being edited looks at it: made old together with what was found. */
export const gameToCheckKey = (game: GameId) => [...readinessKey(game), 'content'] as const;
