import { create } from 'qrcode';
import { errors } from '../server/errors';

/** The modules of a code, row by row. */
export interface Modules {
  readonly size: number;
  readonly data: Uint8Array;
}

/**
 * Encodes a text.
 * @param of its challenge, if there are several
 * @throws {ApiError} 422 for a text too long for a code: characters of many scripts take three bytes
 */
export function encode(text: string, of = 'The QR address'): Modules {
  try {
    const { size, data } = create(text, { errorCorrectionLevel: 'M' }).modules;
    return { size, data };
  } catch {
    throw errors.invalid({ qr_url: [`${of} is too long for a QR code.`] });
  }
}
