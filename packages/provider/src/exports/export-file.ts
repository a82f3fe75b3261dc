import { EXPORT_DAYS } from '@waymark/contract';

const DAY = 86_400_000;

/** Storage key of a finished export. */
export const exportKey = (file: string): string => `exports/${file}`;
/** Since when finished exports are still open. */
export const openSince = (now: Date): Date => new Date(now.getTime() - EXPORT_DAYS * DAY);
