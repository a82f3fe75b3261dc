import { readFileSync } from 'node:fs';

/** A place of the built-in table; its name is in lower case, without accents. */
export interface KnownPlace {
  readonly name: string;
  readonly latitude: number;
  readonly longitude: number;
}

/** The centres of some towns and a few landmarks. */
export function readKnownPlaces(): readonly KnownPlace[] {
  const [, ...lines] = readFileSync(new URL('./places.tsv', import.meta.url), 'utf8')
    .trimEnd()
    .split('\n');
  return lines
    .map((line) => line.split('\t'))
    .map(([name = '', latitude, longitude]) => ({ name, latitude: Number(latitude), longitude: Number(longitude) }));
}
