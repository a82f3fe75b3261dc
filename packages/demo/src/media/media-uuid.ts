import { createHash } from 'node:crypto';

/** The uuid of a demo file: the same in every installation, different for each brand. */
export function mediaUuid(brand: string, name: string): string {
  const hex = createHash('sha256').update(`waymark demo ${brand} ${name}`).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-5${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
