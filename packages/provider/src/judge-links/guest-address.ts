import { randomUUID } from 'node:crypto';

const DOMAIN = '@guests.invalid';

/** An address for a guest, which cannot receive mail. */
export const newGuestAddress = (): string => `judge-${randomUUID()}${DOMAIN}`;

/** Whether an address belongs to a guest. */
export const isGuestAddress = (email: string): boolean => email.toLowerCase().endsWith(DOMAIN);
