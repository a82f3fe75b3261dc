import { create } from 'qrcode';
import { errors } from '../server/errors';

/** The modules of a code, row by row. */
export interface Modules {
  readonly size: number;
  readonly data: Uint8Array;
}

/**
 * Encodes a text.
 * @param refusal for a text that is one of several
 * @throws {ApiError} 422 for a text too long for a code: characters of many scripts take three bytes
 */
export function encode(
  text: string,
  refusal = () => errors.invalid({ qr_url: ['The QR address is too long for a QR code.'] }),
): Modules {
  try {
    const { size, data } = create(text, { errorCorrectionLevel: 'M' }).modules;
    return { size, data };
  } catch {
    throw refusal();
  }
}
