import { createHash, randomBytes } from 'node:crypto';

/** A new opaque token: 256 random bits. */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** Hashes a token for storage, so that a leaked database is useless. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex');
