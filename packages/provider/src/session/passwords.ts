import { hash, verify } from '@node-rs/argon2';

/** Hashes a password with argon2id. */
export const hashPassword = (password: string): Promise<string> => hash(password);

let decoy: Promise<string> | undefined;

/** Whether the password matches the hash. Without a hash it takes the same time, so that timing reveals nothing. */
export async function isPassword(stored: string | null | undefined, password: string): Promise<boolean> {
  decoy ??= hashPassword('a password that nobody has');
  const right = await verify(stored ?? (await decoy), password);
  return right && typeof stored === 'string';
}
