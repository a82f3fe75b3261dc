import { isOfKind } from './kinds';

const latin = (text: string) => Buffer.from(text, 'latin1');
const SAMPLES = {
  jpg: latin('\xff\xd8\xff\xe0\x00\x10JFIF'),
  png: latin('\x89PNG\r\n\x1a\n\0\0\0\rIHDR'),
  gif: latin('GIF89a\x01\0\x01\0'),
  mp4: latin('\0\0\0\x20ftypisom\0\0\x02\0'),
  mov: latin('\0\0\0\x14ftypqt  \0\0\0\0'),
  webm: latin('\x1aE\xdf\xa3\x9fB\x86\x81\x01B\x82\x84webm'),
  mkv: latin('\x1aE\xdf\xa3\xa3B\x86\x81\x01B\x82\x88matroska'),
  avi: latin('RIFF\x10\0\0\0AVI LIST'),
  wt3: latin('WT3\x01\x02\x03 a model'),
} as const;
/** Other contents allowed for an extension: of the same family, and distinguished by players rather than people. */
const KIN: Readonly<Record<string, readonly string[]>> = { mp4: ['mov'], mov: ['mp4'] };

describe.each(Object.keys(SAMPLES))('a file named .%s', (extension) => {
  it.each(Object.entries(SAMPLES))('may have the content of .%s only if they match', (held, head) => {
    expect(isOfKind(extension, head)).toBe(held === extension || (KIN[extension]?.includes(held) ?? false));
  });

  it('cannot be empty', () => {
    expect(isOfKind(extension, Buffer.alloc(0))).toBe(false);
  });
});

it.each([
  ['a page', '<!DOCTYPE html><html>'],
  ['an SVG with a script', '  \n<svg xmlns="http://www.w3.org/2000/svg"><script>'],
  ['a script', '#!/bin/sh\nrm'],
  ['an ELF binary', '\x7fELF\x02\x01'],
  ['a Windows binary', 'MZ\x90\0'],
  ['an archive', 'PK\x03\x04'],
  ['a document', '%PDF-1.7'],
  ['a WebP picture', 'RIFF\0\0\0\0WEBPVP8 '],
])('%s is neither a model nor a picture', (_, text) => {
  for (const extension of ['wt3', 'jpg', 'png', 'gif']) expect(isOfKind(extension, latin(text))).toBe(false);
});
