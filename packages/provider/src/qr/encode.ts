import { create } from 'qrcode';
import { errors } from '../server/errors';

/** Black and white squares of a code, row by row. */
export interface Modules {
  readonly size: number;
  readonly data: Uint8Array;
}

/**
 * Encodes a text.
 * @param of which challenge it belongs to, where there are several
 * @throws {ApiError} 422 for a text that no code holds: a letter of many scripts takes as much as three of ours
 */
export function encode(text: string, of = 'The QR address'): Modules {
  try {
    const { size, data } = create(text, { errorCorrectionLevel: 'M' }).modules;
    return { size, data };
  } catch {
    throw errors.invalid({ qr_url: [`${of} is too long for a QR code.`] });
  }
}
