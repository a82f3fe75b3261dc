import { randomUUID } from 'node:crypto';

const DOMAIN = '@guests.invalid';

/** An address for somebody who has no account to sign in to: nobody can write to it. */
export const newGuestAddress = (): string => `judge-${randomUUID()}${DOMAIN}`;

/** Whether an address is that of somebody who came by a link. */
export const isGuestAddress = (email: string): boolean => email.toLowerCase().endsWith(DOMAIN);
