import { fireEvent, render, screen } from '@testing-library/react';
import { asGameId } from '@waymark/contract';
import { HostContext } from '@waymark/host-kit';
import { type QueryClient, QueryClientProvider } from '@waymark/host-kit/query';
import { createFakeHost } from '@waymark/testing';
import { zoomFor } from './map-view-of';
import { WherePlayed } from './where-played';

// The map code compiles on first use.
jest.setTimeout(60_000);

beforeEach(() => {
  // jsdom has no layout: use the map's size in the settings.
  jest.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(726);
  jest.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(240);
});
afterEach(() => jest.restoreAllMocks());

function show(places: readonly object[]) {
  const fake = createFakeHost({ path: '/games/edit/7', respond: () => ({ places }) });
  const host = { ...fake.host, brand: { ...fake.host.brand, mapTiles: '/tiles/{z}/{x}/{y}.png' } };
  render(
    <HostContext value={host}>
      <QueryClientProvider client={fake.host.queries.client as QueryClient}>
        <WherePlayed id={asGameId(7)} />
      </QueryClientProvider>
    </HostContext>,
  );
  return fake;
}

/** The tile of a point in the usual web map scheme. */
function tileOf(latitude: number, longitude: number, zoom: number): string {
  const radians = (latitude * Math.PI) / 180;
  const east = (longitude + 180) / 360;
  const south = (1 - Math.asinh(Math.tan(radians)) / Math.PI) / 2;
  return `/tiles/${zoom}/${Math.floor(east * 2 ** zoom)}/${Math.floor(south * 2 ** zoom)}.png`;
}
const tiles = () =>
  [...document.querySelectorAll<HTMLImageElement>('.leaflet-tile')].map((tile) => tile.getAttribute('src'));

describe('the location map of the settings', () => {
  it('opens at zoom 15 on the city of the default zone without any locations', async () => {
    show([]);
    expect(await screen.findByText('Challenges with a location show here.')).toBeTruthy();
    await screen.findByRole('button', { name: 'Zoom in' });
    expect(tiles()).toContain(tileOf(42.3601, -71.0589, 15));
    expect(tiles().filter((tile) => !tile?.startsWith('/tiles/15/'))).toEqual([]);
  });

  it('shows challenges with a location, and each marker leads to its challenge', async () => {
    const { location } = show([{ id: 101, name: 'Crane', position: 4, latitude: 51.45, longitude: -2.6 }]);
    fireEvent.click(await screen.findByRole('button', { name: '4 · Crane' }));
    expect([location().pathname, location().state]).toEqual(['/tasks/organize/7', { open: '101' }]);
  });

  it('zooms out until all locations fit', () => {
    const at = (latitude: number, longitude: number) => ({ latitude, longitude });
    expect(zoomFor([at(51, -2)])).toBe(15);
    expect(zoomFor([at(51, -2), at(51.0001, -2)])).toBe(15);
    const apart = zoomFor([at(51, -2), at(51, 43)]);
    // A tile at zoom 3 is 45 degrees wide.
    expect(apart).toBeLessThan(3);
    expect(zoomFor([at(0, -179), at(0, 179)])).toBe(1);
  });
});
