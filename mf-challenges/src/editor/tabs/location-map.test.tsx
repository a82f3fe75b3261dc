import { render, screen } from '@testing-library/react';
import { asGameId } from '@waymark/contract';
import { HostContext } from '@waymark/host-kit';
import { type QueryClient, QueryClientProvider } from '@waymark/host-kit/query';
import { buildTask, createFakeHost } from '@waymark/testing';
import type { TaskEditor } from '../editor';
import { LocationMap } from './location-map';

// The map code compiles on first use.
jest.setTimeout(60_000);

beforeEach(() => {
  // jsdom has no layout: use the map's size in the editor.
  jest.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(620);
  jest.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(240);
});
afterEach(() => jest.restoreAllMocks());

/** Returns the visible tiles for a challenge without a location, in a game with other challenges at these places. */
async function tilesAround(...places: readonly object[]) {
  const fake = createFakeHost({ respond: () => ({ places }) });
  const host = { ...fake.host, brand: { ...fake.host.brand, mapTiles: '/tiles/{z}/{x}/{y}.png' } };
  const editor = { view: buildTask({ latitude: null, longitude: null }), choose: () => undefined };
  render(
    <HostContext value={host}>
      <QueryClientProvider client={fake.host.queries.client as QueryClient}>
        <LocationMap editor={editor as object as TaskEditor} game={asGameId(7)} />
      </QueryClientProvider>
    </HostContext>,
  );
  await screen.findByRole('button', { name: 'Zoom in' });
  return [...document.querySelectorAll('.leaflet-tile')].map((tile) => tile.getAttribute('src') ?? '');
}

describe('the map of a challenge without a location', () => {
  it("opens on the game's only other location", async () => {
    const tiles = await tilesAround({ id: 101, name: 'Crane', position: 1, latitude: 0.001, longitude: 0.001 });
    expect(tiles).toContain('/tiles/15/16384/16383.png');
    expect(tiles.filter((tile) => !tile.startsWith('/tiles/15/'))).toEqual([]);
  });

  it('fits all locations if they are far apart', async () => {
    const tiles = await tilesAround(
      { id: 101, name: 'Crane', position: 1, latitude: 51.4, longitude: -2.6 },
      { id: 102, name: 'Gull', position: 2, latitude: 51.5, longitude: -2.1 },
    );
    const level = Number(tiles[0]?.split('/')[2]);
    expect(level).toBeGreaterThan(3);
    expect(level).toBeLessThan(15);
  });

  it('opens on the fixed city at zoom 15 if the game has no location', async () => {
    const tiles = await tilesAround();
    expect(tiles).toContain('/tiles/15/9916/12119.png');
    expect(tiles.filter((tile) => !tile.startsWith('/tiles/15/'))).toEqual([]);
  });
});
