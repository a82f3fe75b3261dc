import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MapView } from './map-view';

const HARBOUR = [
  { id: 'a', label: 'Crane', mark: '1', latitude: 51.45, longitude: -2.6 },
  { id: 'b', label: 'Quay', mark: '2', latitude: 51.4501, longitude: -2.6001 },
];
const FAR = { id: 'c', label: 'Lighthouse', mark: '3', latitude: 45, longitude: -30 };

// The first test shouldn't wait for it to compile.
beforeAll(() => Promise.all([import('./leaflet-map'), import('./land')]));
beforeEach(() => {
  // jsdom has no layout: give the map the size of a side panel.
  jest.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(320);
  jest.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(300);
});
afterEach(() => jest.restoreAllMocks());

const markers = () =>
  [...document.querySelectorAll('.leaflet-marker-icon')].map((marker) => marker.getAttribute('aria-label'));
const marker = (name: string) => screen.findByRole('button', { name });

describe('a map', () => {
  it('has the given height and clusters places close together', async () => {
    render(<MapView label="Stops" places={[...HARBOUR, FAR]} zoom={3} height={300} />);
    const map = screen.getByRole('region', { name: 'Stops' });
    expect(map.style.blockSize).toBe('300px');
    await within(map).findByRole('button', { name: 'Lighthouse' });
    expect(markers().toSorted()).toEqual(['2 places', 'Lighthouse']);
  });

  it('zooms into a clicked cluster until its places separate', async () => {
    render(<MapView label="Stops" places={HARBOUR} zoom={3} height={300} />);
    fireEvent.click(await marker('2 places'));
    await marker('Crane');
    expect(markers().toSorted()).toEqual(['Crane', 'Quay']);
  });

  it('reports the clicked marker', async () => {
    const onSelect = jest.fn();
    render(<MapView label="Stops" places={[FAR]} zoom={3} height={300} onSelect={onSelect} />);
    fireEvent.click(await marker('Lighthouse'));
    expect(onSelect).toHaveBeenCalledWith('c');
  });

  it.each(['{Enter}', '[Space]'])('%s opens the focused marker', async (key) => {
    const onSelect = jest.fn();
    render(<MapView label="Stops" places={[FAR]} zoom={3} height={300} onSelect={onSelect} />);
    const pin = await marker('Lighthouse');
    act(() => pin.focus());
    await userEvent.keyboard(key);
    expect(onSelect.mock.calls).toEqual([['c']]);
  });

  it.each(['{Enter}', '[Space]'])('%s splits the focused cluster and focuses its first place', async (key) => {
    // Its places in another order than their index.
    render(<MapView label="Stops" places={HARBOUR.toReversed()} zoom={3} height={300} />);
    const cluster = await marker('2 places');
    act(() => cluster.focus());
    await userEvent.keyboard(key);
    expect(markers().toSorted()).toEqual(['Crane', 'Quay']);
    expect(document.activeElement).toBe(await marker('Quay'));
  });

  it('moves the focus to the first place of a clicked cluster', async () => {
    render(<MapView label="Stops" places={HARBOUR} zoom={3} height={300} />);
    await userEvent.click(await marker('2 places'));
    expect(document.activeElement).toBe(await marker('Crane'));
  });

  it('keeps the focus on a marker re-rendered by opening it', async () => {
    const map = (selected?: string) => (
      <MapView label="Stops" places={[FAR]} zoom={3} height={300} {...(selected ? { selected } : {})} />
    );
    const { rerender } = render(map());
    const before = await marker('Lighthouse');
    await userEvent.click(before);
    rerender(map('c'));
    const after = await marker('Lighthouse');
    expect(after).not.toBe(before);
    expect(document.activeElement).toBe(after);
  });

  it('takes the focus when the focused marker is removed', async () => {
    const { rerender } = render(<MapView label="Stops" places={[FAR]} zoom={3} height={300} />);
    const pin = await marker('Lighthouse');
    act(() => pin.focus());
    rerender(<MapView label="Stops" places={[]} zoom={3} height={300} />);
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Stops');
  });

  it('moves a marker with Shift and the arrow keys, and reports its new place once', async () => {
    const onMove = jest.fn();
    render(<MapView label="Stops" places={[FAR]} zoom={3} height={300} onMove={onMove} />);
    const pin = await marker('Lighthouse');
    act(() => pin.focus());
    const user = userEvent.setup();
    await user.keyboard('{Shift>}{ArrowRight}{ArrowRight}');
    expect(onMove).not.toHaveBeenCalled();
    await user.keyboard('{/Shift}');
    expect(onMove).toHaveBeenCalledTimes(1);
    const [id, to] = onMove.mock.calls[0] as [string, { latitude: number; longitude: number }];
    expect(id).toBe('c');
    expect(to.longitude).toBeGreaterThan(FAR.longitude);
    expect(to.latitude).toBeCloseTo(FAR.latitude, 0);
  });

  it('leaves the wheel to the page, and zooms with Ctrl or Cmd', async () => {
    const { rerender } = render(<MapView label="Stops" places={HARBOUR} zoom={16} height={300} />);
    const cluster = await marker('2 places');
    const middle = { clientX: 160, clientY: 150 };
    const scrolls = (keys: object) => fireEvent.wheel(cluster, { deltaY: -1000, ...middle, ...keys });
    expect([scrolls({}), scrolls({ ctrlKey: true }), scrolls({}), scrolls({ metaKey: true })]).toEqual([
      true,
      false,
      true,
      false,
    ]);
    await marker('Crane');
    // Its map is made anew.
    rerender(<MapView label="Stops" places={HARBOUR} zoom={16} height={300} tiles="https://tiles.test/{z}" />);
    const again = await marker('2 places');
    expect(fireEvent.wheel(again, { ctrlKey: true, deltaY: -1000, ...middle })).toBe(false);
    await marker('Crane');
  });

  it('leaves nothing in the page when unmounted', async () => {
    const { unmount } = render(<MapView label="Stops" places={[FAR]} zoom={3} height={300} />);
    await marker('Lighthouse');
    unmount();
    expect(document.body.textContent).toBe('');
  });
});
