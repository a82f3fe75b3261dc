import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const NONCE = 12;
const MARK = 16;

/** Encrypts small texts with this provider's secret, so that a copy of the database alone opens nothing. */
export class Sealer {
  readonly #key: Buffer;

  /** @param purpose texts that were sealed for another purpose do not open */
  constructor(secret: string, purpose: string) {
    this.#key = Buffer.from(hkdfSync('sha256', secret, '', purpose, 32));
  }

  seal(text: string): string {
    const nonce = randomBytes(NONCE);
    const cipher = createCipheriv('aes-256-gcm', this.#key, nonce);
    const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
    return Buffer.concat([nonce, sealed, cipher.getAuthTag()]).toString('base64url');
  }

  /** The text; undefined if it was sealed with another secret or changed. */
  open(sealed: string): string | undefined {
    const bytes = Buffer.from(sealed, 'base64url');
    if (bytes.length < NONCE + MARK) return undefined;
    const decipher = createDecipheriv('aes-256-gcm', this.#key, bytes.subarray(0, NONCE));
    decipher.setAuthTag(bytes.subarray(-MARK));
    try {
      return Buffer.concat([decipher.update(bytes.subarray(NONCE, -MARK)), decipher.final()]).toString('utf8');
    } catch {
      return undefined;
    }
  }
}
