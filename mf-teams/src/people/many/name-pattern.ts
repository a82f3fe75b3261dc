/** Maximum number of teams created at once. */
export const MOST_TEAMS = 500;

const NUMBER = '{n}';

/** The names of a pattern: `{n}` is a number, appended if the pattern has none. Existing names are skipped. */
export function namesBy(pattern: string, count: number, taken: ReadonlySet<string>): readonly string[] {
  // As the provider stores names.
  const whole = pattern.trim().replace(/\s+/g, ' ');
  if (whole === '') return [];
  const withNumber = whole.includes(NUMBER) ? whole : `${whole} ${NUMBER}`;
  const names: string[] = [];
  for (let number = 1; names.length < count; number += 1) {
    const name = withNumber.replaceAll(NUMBER, String(number));
    if (!taken.has(name.toLowerCase())) names.push(name);
  }
  return names;
}
