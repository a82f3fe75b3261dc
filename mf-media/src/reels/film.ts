import type { Game } from '@waymark/contract';

/** A film as the game names it. */
export type Film = NonNullable<Game['reel']>;
