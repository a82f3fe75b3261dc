import { relationOf } from './relation';

const say = (teams: number, players: number, playersPerTeam: number, language = 'en') =>
  relationOf(
    (phrase, values = {}) =>
      phrase.replace(/\{(\w+)\}/g, (_, name: string) => {
        const value = values[name];
        // Formats values the way translations do.
        return typeof value === 'number' ? new Intl.NumberFormat(language).format(value) : String(value);
      }),
    { teams, players, playersPerTeam },
    language,
  );

describe('the summary of the figures', () => {
  it.each([
    [14, 60, 4.29, '60 players in 14 teams, about 4 per team.'],
    [15, 60, 4, '60 players in 15 teams, 4 per team.'],
    [3, 4, 1.33, '4 players in 3 teams, about 1.3 per team.'],
    [2, 2, 1, '2 players in 2 teams, 1 per team.'],
    [14, 5, 0.36, '5 players in 14 teams, less than one per team.'],
    [14, 1, 0.07, '1 player in 14 teams.'],
    [1, 1, 1, '1 player in 1 team.'],
    [1, 8, 8, '8 players in 1 team.'],
    [0, 1, 0, '1 player, no team yet.'],
    [0, 9, 0, '9 players, no team yet.'],
    [1, 0, 0, '1 team, no players yet.'],
    [6, 0, 0, '6 teams, no players yet.'],
    [1200, 10_500, 8.75, '10,500 players in 1,200 teams, about 9 per team.'],
  ])('%d teams, %d players, %d each: %s', (teams, players, each, sentence) => {
    expect(say(teams, players, each)).toBe(sentence);
  });

  it('formats its numbers for the language', () => {
    expect(say(1200, 10_500, 8.75, 'de')).toBe('10.500 players in 1.200 teams, about 9 per team.');
    expect(say(3, 4, 1.33, 'de')).toBe('4 players in 3 teams, about 1,3 per team.');
  });
});
