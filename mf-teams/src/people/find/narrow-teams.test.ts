import { asTeamId, type Team } from '@waymark/contract';
import { narrowTeams, type Wanted } from './narrow-teams';

const player = (name: string, email: string) => ({ id: 1, name, email });
const team = (id: number, name: string, users: Team['users'] = [], code?: string): Team => ({
  id: asTeamId(id),
  name,
  users,
  code,
});
const TEAMS = [
  team(1, 'Crabs', [player('Otto', 'otto@finch.example'), player('Ida', 'ida@finch.example')], 'KX7WQ2PM'),
  team(2, 'Eels', [player('Zoë', 'z@gull.example')]),
  team(3, 'gulls'),
];
const ALL: Wanted = { term: '', onlyStuck: false, order: 'name' };
const names = (wanted: Partial<Wanted>) => narrowTeams(TEAMS, { ...ALL, ...wanted }).map(({ name }) => name);
const stuckFor = ({ id }: Team) => ({ 1: 20, 3: 45 })[id as number];

it.each([
  ['gull', ['Eels', 'gulls']],
  ['zoe', ['Eels']],
  ['otto finch', ['Crabs']],
  ['kx7w', ['Crabs']],
  ['nobody', []],
])('finds teams by name, code or player: %s', (term, found) => expect(names({ term })).toEqual(found));

it('keeps the teams of a group, and those that are stuck', () => {
  expect(names({ members: new Set([asTeamId(2), asTeamId(3)]) })).toEqual(['Eels', 'gulls']);
  expect(names({ onlyStuck: true, stuckFor })).toEqual(['Crabs', 'gulls']);
  expect(names({ onlyStuck: true })).toEqual(['Crabs', 'Eels', 'gulls']);
});

it("sorts by known values, otherwise keeps the provider's order", () => {
  expect(names({ order: 'stuck', stuckFor })).toEqual(['gulls', 'Crabs', 'Eels']);
  expect(names({ order: 'stuck' })).toEqual(['Crabs', 'Eels', 'gulls']);
  const places = new Map([
    [asTeamId(3), 1],
    [asTeamId(1), 2],
  ]);
  expect(names({ order: 'place', places })).toEqual(['gulls', 'Crabs', 'Eels']);
  expect(names({ order: 'players' })).toEqual(['gulls', 'Eels', 'Crabs']);
});

it('finds a team among 9,999', () => {
  const users = Array.from({ length: 6 }, (_, at) => player(`Player ${at}`, `player${at}@example.test`));
  const many = Array.from({ length: 9999 }, (_, at) => team(at + 1, `Team ${at + 1}`, users));
  expect(narrowTeams(many, { ...ALL, term: 'team 9998' }).map(({ id }) => id)).toEqual([9998]);
});
