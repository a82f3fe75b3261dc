import type { Affected } from './affected';
import { stagesFor } from './changed-stages';

const NOTHING: Affected = { sources: [], provider: false, stories: false, specs: [] };
const namesFor = (changes: Partial<Affected>) => stagesFor({ ...NOTHING, ...changes }).map(({ name }) => name);

it.each<[string, Partial<Affected>, readonly string[]]>([
  ['a document', {}, ['lint', 'types', 'boundaries', 'requirements']],
  ['a script', { sources: ['a.ts'] }, ['lint', 'types', 'boundaries', 'requirements', 'unit']],
  [
    'the provider',
    { sources: ['a.ts'], provider: true, specs: ['story'] },
    ['lint', 'types', 'boundaries', 'build', 'bytes', 'requirements', 'unit', 'provider', 'e2e'],
  ],
  [
    'a component',
    { sources: ['a.tsx'], stories: true, specs: 'all' },
    ['lint', 'types', 'boundaries', 'build', 'storybook', 'bytes', 'requirements', 'unit', 'e2e'],
  ],
])('a change of %s runs its stages in their usual order', (_, changes, expected) => {
  expect(namesFor(changes)).toEqual(expected);
});
