/** How long a deleted game can be restored. */
const WINDOW = 10 * 60_000;

/** Games deleted after this time can be restored. */
export const trashSince = (now: Date): Date => new Date(now.getTime() - WINDOW);

/** Until when a game deleted at that time can be restored. */
export const restorableUntil = (deletedAt: Date): Date => new Date(deletedAt.getTime() + WINDOW);
