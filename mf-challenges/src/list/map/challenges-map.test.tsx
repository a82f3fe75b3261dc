import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { asGameId, type Task } from '@waymark/contract';
import { HostContext } from '@waymark/host-kit';
import { type QueryClient, QueryClientProvider } from '@waymark/host-kit/query';
import { createFakeHost, type FakeHostOptions, failure } from '@waymark/testing';
import { challengePlatform } from '../../testing/challenge-platform';
import { ChallengesMap } from './challenges-map';

// The map code compiles on first use.
jest.setTimeout(60_000);

beforeEach(() => {
  // jsdom has no layout: use the map's size in the side panel.
  jest.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(320);
  jest.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(300);
});
afterEach(() => jest.restoreAllMocks());

const PLACES: readonly Partial<Task>[] = [
  { latitude: 20, longitude: -60 },
  { latitude: 51.45, longitude: -2.6 },
  { latitude: 51.4501, longitude: -2.6 },
  {},
];

/** The map of a game with one challenge in the harbour, two close together elsewhere, and one without a location. */
async function show(options: FakeHostOptions = {}, lacks = '', at = PLACES, first = '1 · Challenge 101') {
  const platform = challengePlatform(at.length, (n) => at[n - 1] ?? {});
  platform.lacks = ({ path }) => path === lacks;
  const fake = createFakeHost({ respond: platform.answer, ...options });
  const onOpen = jest.fn();
  const draw = () =>
    render(
      <HostContext value={fake.host}>
        <QueryClientProvider client={fake.host.queries.client as QueryClient}>
          <ChallengesMap game={asGameId(7)} perPage={2} onOpen={onOpen} />
        </QueryClientProvider>
      </HostContext>,
    );
  const { unmount } = draw();
  const marker = await screen.findByRole('button', { name: first });
  /** Moves the map to another place of the screen. */
  const showElsewhere = () => {
    unmount();
    draw();
  };
  return { ...fake, platform, onOpen, marker, showElsewhere };
}

describe('the map of the challenges', () => {
  it('is 300 px high, starts at zoom 3 and clusters close locations', async () => {
    const { calls } = await show();
    // The game says whether the places may be asked for.
    expect(calls.map(({ path }) => path)).toEqual(['/games/7.json', '/tasks/places/7.json']);
    const map = screen.getByRole('region', { name: 'Map of the challenges' });
    expect(map.style.blockSize).toBe('300px');
    const shown = [...map.querySelectorAll('.leaflet-marker-icon')].map((icon) => icon.getAttribute('aria-label'));
    expect(shown.toSorted()).toEqual(['1 · Challenge 101', '2 places']);
    // A 256 px tile shows 45 degrees at zoom 3, and the spots are 57.4 degrees apart.
    const [one, two] = [...map.querySelectorAll<HTMLElement>('.leaflet-marker-icon')].map((icon) =>
      Number.parseFloat(icon.style.left),
    );
    expect(Math.abs((one ?? 0) - (two ?? 0))).toBeCloseTo((57.4 / 45) * 256, -1);
  });

  it('clusters two close locations at zoom 3 even without others, and Show all separates them', async () => {
    await show(
      {},
      '',
      [
        { latitude: 51.45, longitude: -2.6 },
        { latitude: 51.452, longitude: -2.604 },
      ],
      '2 places',
    );
    await userEvent.click(screen.getByRole('button', { name: 'Show all' }));
    await screen.findByRole('button', { name: '1 · Challenge 101' });
    screen.getByRole('button', { name: '2 · Challenge 102' });
  });

  it('names a marker by its headline alone if the challenge has no position', async () => {
    await show({}, '', [{ ...PLACES[0], position: undefined }], 'Challenge 101');
  });

  it.each([
    ['lacks the capability', { offered: [] }],
    ['lacks the call despite offering it', { lacks: '/tasks/places/7.json' }],
  ])(
    'is drawn from the list if the platform %s',
    async (_, { offered, lacks }: { offered?: never[]; lacks?: string }) => {
      const { calls, reported } = await show({ ...(offered ? { offered } : {}) }, lacks);
      expect(calls.at(-1)).toMatchObject({ path: '/tasks/game/7.json', query: { page: 1, per_page: 9999 } });
      expect(screen.getByRole('button', { name: '2 places' })).toBeTruthy();
      expect(reported).toEqual([]);
    },
  );

  it('keeps the text of its search when it is shown elsewhere, as on a turned phone', async () => {
    const { showElsewhere } = await show();
    await userEvent.type(screen.getByRole('searchbox', { name: 'Search an address' }), 'Quay 1');
    showElsewhere();
    const search = await screen.findByRole<HTMLInputElement>('searchbox', { name: 'Search an address' });
    expect(search.value).toBe('Quay 1');
  });

  it('opens the challenge of a marker with its page', async () => {
    const { marker, onOpen } = await show();
    fireEvent.click(marker);
    expect(await screen.findByRole('group', { name: 'Challenge 101' })).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Edit' }));
    expect(onOpen).toHaveBeenCalledWith(101, 1);
  });

  it('moves a challenge with its marker, with undo', async () => {
    const { marker, calls, notices } = await show({}, '', [{ ...PLACES[0], address: 'Harbour' }, ...PLACES.slice(1)]);
    act(() => marker.focus());
    await userEvent.keyboard('{Shift>}{ArrowRight}{/Shift}');
    await waitFor(() => expect(notices).toMatchObject([{ text: 'Challenge 101 moved on the map.' }]));
    const writes = () => calls.filter(({ method }) => method === 'PUT');
    expect(writes()).toMatchObject([{ path: '/tasks/101.json', body: { game_id: 7 } }]);
    const [write] = writes() as unknown as { body: { address: string; latitude: number; longitude: number } }[];
    expect(write?.body.longitude).toBeGreaterThan(-60);
    expect(write?.body.address).toBe(`${write?.body.latitude}, ${write?.body.longitude}`);
    await act(async () => notices[0]?.action?.run());
    const back = { address: 'Harbour', latitude: 20, longitude: -60 };
    await waitFor(() => expect(writes()[1]?.body).toMatchObject(back));
  });

  it('stores the moves of a challenge in order, and says once that the last one failed', async () => {
    const { calls, platform, notices, reported } = await show();
    let answer = () => {};
    platform.refuse = () => new Promise<void>((resolve) => (answer = resolve));
    const writes = () => calls.flatMap(({ method, body }) => (method === 'PUT' ? [body as { longitude: number }] : []));
    const push = async () => {
      act(() => screen.getByRole('button', { name: '1 · Challenge 101' }).focus());
      await userEvent.keyboard('{Shift>}{ArrowRight}{/Shift}');
    };
    await push();
    await waitFor(() => expect(writes()).toHaveLength(1));
    await push();
    await act(() => new Promise((later) => setTimeout(later, 50)));
    expect(writes()).toHaveLength(1);
    await act(async () => answer());
    await waitFor(() => expect(writes()).toHaveLength(2));
    const [first, second] = writes();
    expect(second?.longitude).toBeGreaterThan(first?.longitude ?? 0);
    expect(notices).toMatchObject([{ tone: 'success' }]);
    platform.refuse = () => {
      throw failure(500);
    };
    await act(async () => notices[0]?.action?.run());
    await act(async () => answer());
    await waitFor(() => expect(reported).toHaveLength(1));
    expect(notices.at(-1)).toMatchObject({ tone: 'danger', text: 'The marker is back where it was.' });
  });

  it('puts the marker back when the move fails, and says so', async () => {
    const { marker, platform, notices, reported } = await show();
    platform.refuse = () => {
      throw failure(500);
    };
    const before = marker.style.left;
    act(() => marker.focus());
    await userEvent.keyboard('{Shift>}{ArrowRight}{/Shift}');
    await waitFor(() => expect(reported).toHaveLength(1));
    expect(notices).toMatchObject([{ tone: 'danger', text: 'The marker is back where it was.' }]);
    await waitFor(() => expect(screen.getByRole('button', { name: '1 · Challenge 101' }).style.left).toBe(before));
  });
});
