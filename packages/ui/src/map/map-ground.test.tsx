import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { MapView } from './map-view';

const TILES = 'https://tile.openstreetmap.org/{z}/{x}/{y}.png';
const ROUGH = 'No map pictures here. You see rough outlines of land.';
const HARBOUR = { id: 'a', label: 'Crane', mark: '1', latitude: 51.45, longitude: -2.6 };

beforeEach(() => {
  // jsdom has no layout: give the map the size of a side panel.
  jest.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(320);
  jest.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(300);
});
afterEach(() => jest.restoreAllMocks());

const tiles = () => [...document.querySelectorAll<HTMLImageElement>('img.leaflet-tile')];
const land = () => document.querySelector('path.land');
const show = async (props: { readonly tiles?: string; readonly credit?: string } = {}) => {
  render(<MapView label="Stops" places={[HARBOUR]} zoom={12} height={300} {...props} />);
  await screen.findByRole('button', { name: 'Crane' });
};
const answer = (event: 'load' | 'error') => {
  act(() => {
    for (const tile of tiles()) fireEvent(tile, new Event(event));
  });
};

describe('the background of a map', () => {
  it('shows tiles, sends their server only the origin, and credits OpenStreetMap', async () => {
    await show({ tiles: TILES });
    expect(tiles().length).toBeGreaterThan(0);
    expect(tiles().map((tile) => tile.referrerPolicy)).toEqual(tiles().map(() => 'origin'));
    answer('load');
    expect(screen.getByRole<HTMLAnchorElement>('link', { name: 'OpenStreetMap' }).href).toBe(
      'https://www.openstreetmap.org/copyright',
    );
    expect(land()).toBeNull();
  });

  it('draws land if no tile loads, with a message', async () => {
    await show({ tiles: TILES });
    answer('error');
    await screen.findByText(ROUGH);
    await waitFor(() => expect(land()).not.toBeNull());
    expect(screen.queryByRole('link', { name: 'OpenStreetMap' })).toBeNull();
  });

  it('has a grid and a scale on land only, not on tiles', async () => {
    await show({ tiles: TILES });
    const helps = () => ['[data-square]', '.leaflet-control-scale-line'].map((part) => document.querySelector(part));
    expect(helps()).toEqual([null, null]);
    answer('error');
    const [square, scale] = helps();
    expect(square).not.toBeNull();
    expect(scale?.textContent).toMatch(/^\d+ k?m$/);
    answer('load');
    expect(helps()).toEqual([null, null]);
  });

  it('keeps its tiles if only some fail', async () => {
    await show({ tiles: TILES });
    const [first, ...others] = tiles();
    act(() => {
      if (first) fireEvent(first, new Event('load'));
      for (const tile of others) fireEvent(tile, new Event('error'));
    });
    expect(screen.queryByText(ROUGH)).toBeNull();
  });

  it('requests no tiles without a tile server', async () => {
    await show();
    await screen.findByText(ROUGH);
    await waitFor(() => expect(land()).not.toBeNull());
    expect(tiles()).toEqual([]);
  });

  it('shows the credit of other tiles', async () => {
    await show({ tiles: 'https://tiles.example/{z}/{x}/{y}.png', credit: '© Summit Maps' });
    answer('load');
    screen.getByText('© Summit Maps');
  });
});
