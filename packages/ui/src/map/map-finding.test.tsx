import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { MapPoint } from './map-place';
import { MapView } from './map-view';

const HARBOUR = [
  { id: 'a', label: 'Crane', mark: '1', latitude: 51.45, longitude: -2.6 },
  { id: 'b', label: 'Lighthouse', mark: '2', latitude: 51.5, longitude: -2.7 },
];

beforeEach(() => {
  jest.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(320);
  jest.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(300);
});
afterEach(() => {
  jest.restoreAllMocks();
  Reflect.deleteProperty(navigator, 'geolocation');
});

const show = async (props: Partial<Parameters<typeof MapView>[0]> = {}) => {
  render(<MapView label="Stops" places={HARBOUR} zoom={9} height={300} {...props} />);
  await screen.findByRole('button', { name: 'Zoom in' });
  return userEvent.setup();
};
const here = () => document.querySelector('[data-here]')?.parentElement?.getAttribute('aria-label');
const search = async (user: ReturnType<typeof userEvent.setup>, text: string) =>
  user.type(screen.getByRole('searchbox', { name: 'Search an address' }), `${text}{Enter}`);

describe('the map search', () => {
  it('is only shown with a search service', async () => {
    await show();
    expect(screen.queryByRole('searchbox')).toBeNull();
  });

  it('searches once, on Enter, and marks the result', async () => {
    const find = jest.fn().mockResolvedValue({ latitude: 51.46, longitude: -2.61 });
    const user = await show({ find });
    await search(user, ' Quay 1 ');
    expect(find.mock.calls).toEqual([['Quay 1']]);
    expect(here()).toBe('Quay 1');
  });

  it('reports an unknown address', async () => {
    const user = await show({ find: async () => undefined });
    await search(user, 'Atlantis');
    await screen.findByText('Address not found! Make sure you spelled it correctly.');
    expect(here()).toBeUndefined();
  });

  it('reports a failed search', async () => {
    const user = await show({ find: () => Promise.reject(new Error('away')) });
    await search(user, 'Quay 1');
    await screen.findByText("The address couldn't be looked up. Try again in a moment.");
  });

  it('shows the latest search, whichever is answered first', async () => {
    const answers: ((at: MapPoint) => void)[] = [];
    const user = await show({ find: () => new Promise((resolve) => answers.push(resolve)) });
    await search(user, 'Quay');
    await search(user, ' 2');
    await act(async () => {
      answers[1]?.({ latitude: 51.46, longitude: -2.61 });
      answers[0]?.({ latitude: 10, longitude: 10 });
    });
    expect(here()).toBe('Quay 2');
  });
});

describe('my position', () => {
  const locate = (ask: Geolocation['getCurrentPosition']) =>
    Object.defineProperty(navigator, 'geolocation', { value: { getCurrentPosition: ask }, configurable: true });

  it("isn't offered if the browser has no geolocation", async () => {
    await show();
    expect(screen.queryByRole('button', { name: 'My position' })).toBeNull();
  });

  it('is marked on the map', async () => {
    locate((found) =>
      found({ coords: { latitude: 51.44, longitude: -2.59, accuracy: 40 } } as unknown as GeolocationPosition),
    );
    const user = await show();
    await user.click(screen.getByRole('button', { name: 'My position' }));
    expect(here()).toBe('You are here');
  });

  it('explains what to do when the browser refuses', async () => {
    locate((_, refused) => refused?.({ code: 1, PERMISSION_DENIED: 1 } as GeolocationPositionError));
    const user = await show();
    await user.click(screen.getByRole('button', { name: 'My position' }));
    expect(screen.getByRole('status').textContent).toContain('Allow it in the settings of the page.');
  });

  it('reports a failure', async () => {
    locate((_, refused) => refused?.({ code: 3, PERMISSION_DENIED: 1 } as GeolocationPositionError));
    const user = await show();
    await user.click(screen.getByRole('button', { name: 'My position' }));
    expect(screen.getByRole('status').textContent).toContain("Couldn't find your position.");
  });

  it('and the search each replace what the other one said', async () => {
    locate((_, refused) => refused?.({ code: 1, PERMISSION_DENIED: 1 } as GeolocationPositionError));
    const user = await show({ find: async (text) => (text === 'Quay 1' ? HARBOUR[0] : undefined) });
    await search(user, 'Atlantis');
    await screen.findByText(/^Address not found!/);
    await user.click(screen.getByRole('button', { name: 'My position' }));
    expect(screen.getByRole('status').textContent).toContain('Allow it in the settings of the page.');
    await user.clear(screen.getByRole('searchbox'));
    await search(user, 'Quay 1');
    await waitFor(() => expect(here()).toBe('Quay 1'));
    expect(screen.getByRole('status').textContent).toBe('');
  });
});

describe('a map view', () => {
  it('draws the path through places in order, and otherwise none', async () => {
    const { rerender } = render(<MapView label="Stops" places={HARBOUR} zoom={9} height={300} inOrder />);
    await screen.findByRole('button', { name: 'Zoom in' });
    const way = () => document.querySelector('path.way')?.getAttribute('d') ?? '';
    expect(way()).toMatch(/^M.+L/);
    rerender(<MapView label="Stops" places={HARBOUR} zoom={9} height={300} />);
    expect(way()).not.toMatch(/L/);
  });

  it('zooms in if all places would overlap', async () => {
    const close = [HARBOUR[0], { ...HARBOUR[1], latitude: 51.452, longitude: -2.604 }] as typeof HARBOUR;
    render(<MapView label="Stops" places={close} zoom={5} height={300} />);
    await screen.findByRole('button', { name: 'Crane' });
    screen.getByRole('button', { name: 'Lighthouse' });
  });

  it('with an exact zoom starts there, and Show all zooms in', async () => {
    const close = [HARBOUR[0], { ...HARBOUR[1], latitude: 51.452, longitude: -2.604 }] as typeof HARBOUR;
    render(<MapView label="Stops" places={close} zoom={3} exactZoom height={300} />);
    await screen.findByRole('button', { name: '2 places' });
    await userEvent.click(screen.getByRole('button', { name: 'Show all' }));
    await screen.findByRole('button', { name: 'Crane' });
    screen.getByRole('button', { name: 'Lighthouse' });
  });
});
