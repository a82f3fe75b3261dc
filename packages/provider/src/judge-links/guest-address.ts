import { randomUUID } from 'node:crypto';

/** The domain of guests, which no mail server has. */
export const GUEST_DOMAIN = '@guests.invalid';

/** An address for a guest, which cannot receive mail. */
export const newGuestAddress = (): string => `judge-${randomUUID()}${GUEST_DOMAIN}`;

/** Whether an address belongs to a guest. */
export const isGuestAddress = (email: string): boolean => email.toLowerCase().endsWith(GUEST_DOMAIN);
