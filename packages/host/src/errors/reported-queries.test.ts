import { type HostLocation, writable } from '@waymark/contract';
import { ReportedQueries } from './reported-queries';

const at = (pathname: string): HostLocation => ({ pathname, search: '', hash: '', state: null, key: pathname });

it('reports a failed query once per screen', () => {
  const reported = new ReportedQueries(writable(at('/games/edit/7')));
  const [game, teams] = [{}, {}];
  expect([reported.isNews(game), reported.isNews(game), reported.isNews(teams)]).toEqual([true, false, true]);
});

it('reports it again on another screen, and after a successful read in between', () => {
  const location = writable(at('/games/edit/7'));
  const reported = new ReportedQueries(location);
  const game = {};
  reported.isNews(game);
  location.set({ ...at('/games/edit/7'), hash: '#optional' });
  expect(reported.isNews(game)).toBe(false);
  expect(reported.fails(game)).toBe(true);
  location.set(at('/games/rewards/7'));
  expect(reported.fails(game)).toBe(false);
  expect([reported.isNews(game), reported.isNews(game)]).toEqual([true, false]);
  reported.works(game);
  expect(reported.fails(game)).toBe(false);
  expect(reported.isNews(game)).toBe(true);
});
