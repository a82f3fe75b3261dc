/**
 * Whether a version satisfies a range in one of the registry's forms: `^1.2.0` (same major, at least that), an exact
 * version, or `*`. Invalid ranges and versions never match.
 */
export function satisfies(version: string, range: string): boolean {
  if (range === '*') return read(version) !== undefined;
  const have = read(version);
  const want = read(range.startsWith('^') ? range.slice(1) : range);
  if (!have || !want) return false;
  if (!range.startsWith('^')) return have.every((part, place) => part === want[place]);
  return have[0] === want[0] && (have[1] > want[1] || (have[1] === want[1] && have[2] >= want[2]));
}

type Version = readonly [major: number, minor: number, patch: number];

function read(version: string): Version | undefined {
  const match = /^(\d+)\.(\d+)\.(\d+)$/.exec(version);
  return match ? [Number(match[1]), Number(match[2]), Number(match[3])] : undefined;
}
