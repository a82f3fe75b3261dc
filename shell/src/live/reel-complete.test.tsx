import { act, fireEvent, render, screen } from '@testing-library/react';
import { gameQuery } from '@waymark/client';
import { type Game, type GameId, type LiveMessage, writable } from '@waymark/contract';
import { LaterCode } from '@waymark/host/live/later-code';
import { QueryClient, QueryClientProvider } from '@waymark/host-kit/query';
import { createPath, Router, type To } from '@waymark/host-kit/router';
import { buildGame } from '@waymark/testing';
import { UiRoot } from '@waymark/ui';
import { withKnownAreas } from '../remotes/known-areas';
import { ServicesContext } from '../services/services-context';
import { ReelComplete } from './reel-complete';
import { Reels } from './reels';

const ID = 7 as GameId;
const api = { resolve: (address: string) => new URL(address, 'https://api.test').href };
const navigator = {
  push: jest.fn(),
  replace: jest.fn(),
  go: jest.fn(),
  createHref: (to: To) => (typeof to === 'string' ? to : createPath(to)),
};

/** A page at an address, with its game's reels, that receives messages. */
async function open(pathname: string, fields: Partial<Game>, draws: (path: string) => boolean = () => true) {
  const queries = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } });
  queries.setQueryData(gameQuery(api as never, ID).queryKey, { ...buildGame(), ...fields, id: ID, name: 'Quay Walk' });
  const code = new LaterCode(() => import('./live-line'));
  const reels = new Reels(code, () => ({ game: ID, slideshow: false }));
  await code.load();
  const areas = withKnownAreas({ channel: 'none', revision: 0, remotes: [] });
  render(
    <ServicesContext value={{ reels, api, remotes: { inService: writable({ areas, draws }) } } as never}>
      <QueryClientProvider client={queries}>
        <Router location={pathname} navigator={navigator}>
          <UiRoot>
            <ReelComplete />
          </UiRoot>
        </Router>
      </QueryClientProvider>
    </ServicesContext>,
  );
  const finished: LiveMessage = { id: 'm1', source: 'ss.game.reel', detail: { game: { id: ID } } };
  return { say: () => act(() => reels.receive(finished)) };
}

describe('Reel Complete', () => {
  it('links to the reel if the game has its address, and closes', async () => {
    (await open('/games/edit/7', { reel: { url: '/reels/7.mp4' } as never })).say();
    expect(screen.getByRole('dialog', { name: 'Reel Complete' }).textContent).toContain(
      'The reel of Quay Walk is ready.',
    );
    const link = screen.getByRole('link', { name: 'View reel' });
    expect(link.getAttribute('href')).toBe('https://api.test/reels/7.mp4');
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('links to the reels of the game if it has no address', async () => {
    (await open('/games/edit/7', {})).say();
    expect(screen.getByRole('link', { name: 'View reel' }).getAttribute('href')).toBe('/games/reels/7');
  });

  it('has no link without an address while no remote draws the reels', async () => {
    (await open('/games/edit/7', {}, (path) => path !== '/games/reels/:game')).say();
    expect(screen.getByRole('dialog', { name: 'Reel Complete' })).toBeTruthy();
    expect(screen.queryByRole('link')).toBeNull();
  });

  it('stays silent while another game is open', async () => {
    (await open('/games/edit/8', {})).say();
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
