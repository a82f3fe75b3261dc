const ORIENTATION = 0x0112;
const UPRIGHT = 1;
const MOST = 8;
const ENTRY_BYTES = 12;

/** The Exif orientation of an image, from 1 (upright) to 8. */
export function readOrientation(exif: Buffer): number {
  const little = exif.toString('latin1', 0, 2) === 'II';
  const short = (at: number) => (little ? exif.readUInt16LE(at) : exif.readUInt16BE(at));
  const long = (at: number) => (little ? exif.readUInt32LE(at) : exif.readUInt32BE(at));
  if (exif.length < 8) return UPRIGHT;
  const directory = long(4);
  if (directory + 2 > exif.length) return UPRIGHT;
  const entries = short(directory);
  for (let entry = 0; entry < entries; entry += 1) {
    const at = directory + 2 + entry * ENTRY_BYTES;
    if (at + ENTRY_BYTES > exif.length) return UPRIGHT;
    if (short(at) !== ORIENTATION) continue;
    const value = short(at + 8);
    return value >= UPRIGHT && value <= MOST ? value : UPRIGHT;
  }
  return UPRIGHT;
}

/** Exif data with nothing but the orientation; undefined for an upright image. */
export function exifOf(orientation: number): Buffer | undefined {
  if (orientation === UPRIGHT) return undefined;
  const exif = Buffer.alloc(26);
  exif.write('II*\0', 0, 'latin1');
  exif.writeUInt32LE(8, 4);
  exif.writeUInt16LE(1, 8);
  exif.writeUInt16LE(ORIENTATION, 10);
  exif.writeUInt16LE(3, 12);
  exif.writeUInt32LE(1, 14);
  exif.writeUInt16LE(orientation, 18);
  return exif;
}
