import { crc32 } from 'node:zlib';
import { exifOf, readOrientation } from './orientation';
import { Pieces } from './pieces';

const SIGNATURE_BYTES = 8;
/** Length, type and checksum. */
const AROUND = 12;
/** A lower-case first letter marks a chunk that decoders may ignore. */
const SMALL = 0x20;

/** Optional chunks that affect how the image looks: colours, size, frames. */
const KEPT = new Set([
  'acTL',
  'bKGD',
  'cHRM',
  'cICP',
  'cLLI',
  'fcTL',
  'fdAT',
  'gAMA',
  'hIST',
  'iCCP',
  'mDCV',
  'pHYs',
  'sBIT',
  'sPLT',
  'sRGB',
  'tRNS',
]);

/** A PNG without metadata of camera and programs, and without trailing data. */
export function plainPng(bytes: Buffer): Buffer {
  const kept = new Pieces(bytes);
  let at = SIGNATURE_BYTES;
  kept.keep(0, at);
  while (at + AROUND <= bytes.length) {
    const type = bytes.toString('latin1', at + 4, at + 8);
    const end = Math.min(at + AROUND + bytes.readUInt32BE(at), bytes.length);
    const needed = ((bytes[at + 4] ?? SMALL) & SMALL) === 0;
    if (needed || KEPT.has(type)) kept.keep(at, end);
    if (type === 'eXIf') {
      const exif = exifOf(readOrientation(bytes.subarray(at + 8, end - 4)));
      if (exif) kept.add(chunk('eXIf', exif));
    }
    at = end;
    if (type === 'IEND') break;
  }
  return kept.joined();
}

function chunk(type: string, content: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), content]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(content.length);
  check.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, check]);
}
