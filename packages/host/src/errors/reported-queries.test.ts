import { type HostLocation, writable } from '@waymark/contract';
import { ReportedQueries } from './reported-queries';

const at = (pathname: string): HostLocation => ({ pathname, search: '', hash: '', state: null, key: pathname });

it('reports a failed query once per screen', () => {
  const told = new ReportedQueries(writable(at('/games/edit/7')));
  const [game, teams] = [{}, {}];
  expect([told.isNews(game), told.isNews(game), told.isNews(teams)]).toEqual([true, false, true]);
});

it('reports it again on another screen, and after a successful read in between', () => {
  const location = writable(at('/games/edit/7'));
  const told = new ReportedQueries(location);
  const game = {};
  told.isNews(game);
  location.set({ ...at('/games/edit/7'), hash: '#optional' });
  expect(told.isNews(game)).toBe(false);
  expect(told.fails(game)).toBe(true);
  location.set(at('/games/rewards/7'));
  expect(told.fails(game)).toBe(false);
  expect([told.isNews(game), told.isNews(game)]).toEqual([true, false]);
  told.works(game);
  expect(told.fails(game)).toBe(false);
  expect(told.isNews(game)).toBe(true);
});
