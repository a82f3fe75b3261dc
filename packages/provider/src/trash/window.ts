/** How long a deleted game can be brought back. */
const WINDOW = 10 * 60_000;

/** Games that were deleted after this moment can be brought back. */
export const trashSince = (now: Date): Date => new Date(now.getTime() - WINDOW);

/** Until when a game that was deleted then can be brought back. */
export const restorableUntil = (deletedAt: Date): Date => new Date(deletedAt.getTime() + WINDOW);
