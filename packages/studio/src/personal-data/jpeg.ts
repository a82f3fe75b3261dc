import { exifOf, readOrientation } from './orientation';
import { Pieces } from './pieces';

const EXIF = 'Exif\0\0';
const MARK = 0xff;
const END = 0xd9;
const SCAN = 0xda;
const COMMENT = 0xfe;

/** Markers without a length. */
const isBare = (marker: number): boolean => marker === 0x01 || (marker >= 0xd0 && marker <= 0xd8);
const isRestart = (marker: number | undefined): boolean => marker !== undefined && marker >= 0xd0 && marker <= 0xd7;

/** Whether a segment is needed to render the image: of application segments, sizes and colours are. */
function isNeeded(marker: number, content: Buffer): boolean {
  if (marker === COMMENT) return false;
  if (marker < 0xe0 || marker > 0xef) return true;
  const begins = (name: string) => content.toString('latin1', 0, name.length) === name;
  return (
    (marker === 0xe0 && begins('JFIF\0')) ||
    (marker === 0xe2 && begins('ICC_PROFILE\0')) ||
    (marker === 0xee && begins('Adobe'))
  );
}

/** A JPEG without metadata of camera and programs, and without trailing data. */
export function plainJpeg(bytes: Buffer): Buffer {
  const kept = new Pieces(bytes);
  let at = 2;
  kept.keep(0, at);
  let turned = false;
  while (at < bytes.length) {
    const start = bytes.indexOf(MARK, at);
    if (start < 0) break;
    let after = start + 1;
    while (bytes[after] === MARK) after += 1;
    const marker = bytes[after];
    after += 1;
    if (marker === undefined || marker === END) {
      kept.keep(after - 2, Math.min(after, bytes.length));
      break;
    }
    if (isBare(marker)) {
      kept.keep(after - 2, after);
      at = after;
      continue;
    }
    at = after + 2 <= bytes.length ? Math.min(after + bytes.readUInt16BE(after), bytes.length) : bytes.length;
    const content = bytes.subarray(after + 2, at);
    if (isNeeded(marker, content)) {
      if (marker === SCAN) at = endOfScan(bytes, at);
      kept.keep(after - 2, at);
    } else if (marker === 0xe1 && content.toString('latin1', 0, EXIF.length) === EXIF && !turned) {
      const exif = exifOf(readOrientation(content.subarray(EXIF.length)));
      if (exif) kept.add(segment(Buffer.concat([Buffer.from(EXIF, 'latin1'), exif])));
      turned = exif !== undefined;
    }
  }
  return kept.joined();
}

/** Position of the next segment after the pixels of a scan. */
function endOfScan(bytes: Buffer, from: number): number {
  let at = from;
  while (at < bytes.length) {
    const next = bytes[at + 1];
    if (bytes[at] === MARK && next !== 0 && next !== MARK && !isRestart(next)) return at;
    at += 1;
  }
  return bytes.length;
}

function segment(content: Buffer): Buffer {
  const head = Buffer.from([MARK, 0xe1, 0, 0]);
  head.writeUInt16BE(content.length + 2, 2);
  return Buffer.concat([head, content]);
}
