import type { Registry, Release } from '@waymark/contract';
import { withTrials } from './trials';

const release = (version: string) => ({ version }) as Release;
const registry = (percent: number, id = 'mf-games'): Registry => ({
  channel: 'stable',
  revision: 1,
  remotes: [
    { id, current: release('1.0.0'), previous: release('0.9.0'), canary: { release: release('1.1.0'), percent } },
  ],
});
const people = Array.from({ length: 1000 }, (_, index) => String(index + 1));
const trying = (percent: number, id?: string) =>
  people.filter((person) => withTrials(registry(percent, id), person).remotes[0]?.current.version === '1.1.0');

describe('a canary release', () => {
  it('reaches about the given share, nobody at 0 and everybody at 100', () => {
    expect(trying(0)).toEqual([]);
    expect(trying(10).length).toBeGreaterThan(70);
    expect(trying(10).length).toBeLessThan(130);
    expect(trying(100)).toEqual(people);
  });

  it('stays with its users as the share grows', () => {
    expect(trying(10)).toEqual(trying(10));
    expect(trying(30)).toEqual(expect.arrayContaining(trying(10)));
  });

  it('reaches different users for another remote', () => {
    expect(trying(10, 'mf-teams')).not.toEqual(trying(10));
  });

  it('falls back to the release in service', () => {
    expect(withTrials(registry(100), '7').remotes).toEqual([
      { id: 'mf-games', current: release('1.1.0'), previous: release('1.0.0') },
    ]);
    expect(withTrials(registry(0), '7').remotes).toEqual([
      { id: 'mf-games', current: release('1.0.0'), previous: release('0.9.0') },
    ]);
  });
});
