import type { Game } from '@waymark/contract';

/** A film as the game stores it. */
export type Film = NonNullable<Game['reel']>;
