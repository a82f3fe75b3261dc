import { errors } from '../../server/errors';

/** A cue: its times, at the start of a line. */
const CUE = /^(?:\d{2,}:)?\d{2}:\d{2}\.\d{3} +--> +(?:\d{2,}:)?\d{2}:\d{2}\.\d{3}/m;
const SIGNATURE = /^WEBVTT(?:[ \t][^\n]*)?\n/;

/**
 * Captions as they are stored: with one kind of line break, without a byte order mark (W3C, WebVTT, section 4.1).
 * An empty text removes captions.
 * @throws {ApiError} 422 if it is not WebVTT, or has no caption
 */
export function checkCaptions(text: string): string {
  if (text === '') return '';
  const plain = `${text
    .replace(/^\uFEFF/, '')
    .replace(/\r\n?/g, '\n')
    .trimEnd()}\n`;
  if (!SIGNATURE.test(plain)) throw refuse('This is not a file of captions. The first line of a .vtt file is WEBVTT.');
  if (!CUE.test(plain)) throw refuse('There are no captions in this file.');
  return plain;
}

const refuse = (message: string) => errors.invalid({ captions: [message] });
