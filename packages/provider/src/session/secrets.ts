import { createHash, randomBytes } from 'node:crypto';

/** A new opaque token: 256 random bits. */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** How a token is stored, so that reading the database does not help anybody. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex');
