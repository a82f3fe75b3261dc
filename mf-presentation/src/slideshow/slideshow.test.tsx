import { act, fireEvent, screen } from '@testing-library/react';
import { type ApiRequest, asGameId, type LiveMessage, type LiveSource } from '@waymark/contract';
import { buildGame, createFakeHost, deliver } from '@waymark/testing';
import { mountRemote, unmountRemotes } from '@waymark/testing/mount-remote';
import remote from '../remote';
import { SlideshowScreen } from '../screens';
import { buildAnswer } from '../testing/answers';

beforeAll(async () => {
  await SlideshowScreen.fetched();
  // jsdom loads no pictures.
  HTMLImageElement.prototype.decode = async () => {};
});
beforeEach(() => void jest.useFakeTimers());
afterEach(async () => {
  await unmountRemotes();
  jest.restoreAllMocks();
});

/** The slideshow of game 7, on a platform whose responses can be changed. */
async function open(
  answers: readonly number[],
  query = '',
  { fields = {}, brand = {}, files = {}, lost = false } = {},
) {
  const platform = { answers, fails: false, lost };
  const fake = createFakeHost({
    path: `/games/slideshow/7${query}`,
    respond: ({ path }: ApiRequest) => {
      if (platform.fails || (platform.lost && path === '/games/7.json')) throw new TypeError('no network');
      return path === '/answers/slideshow/7.json'
        ? {
            answers: platform.answers.map((id) => ({
              ...buildAnswer({ id, task: { id, name: `Challenge ${id}` } }),
              ...(Object.keys(files).length > 0 ? { assets: files } : {}),
            })),
            featured: [],
            count: platform.answers.length,
            ...brand,
          }
        : { game: buildGame({ id: asGameId(7), name: 'The Pilot’s Lost Logbook', ...fields }) };
    },
  });
  const { element } = await mountRemote(remote, fake);
  await seconds(0);
  const hears = (source: LiveSource, detail: LiveMessage['detail'] = {}) =>
    act(() => deliver(fake, { id: `${Math.random()}`, source, detail: { game: { id: 7 }, ...detail } }));
  return { ...fake, platform, element, hears };
}

const seconds = (count: number) => act(() => jest.advanceTimersByTimeAsync(count * 1000));
/** The challenge of the current slide; none on the title. */
const onView = () => screen.queryByText(/^Challenge \d+$/)?.textContent ?? 'title';
const news = () => screen.queryByText(/joined|sent an answer/)?.textContent ?? '';

it('shows each photo for five seconds, and the title after the last', async () => {
  await open([2, 1]);
  const seen: string[] = [];
  for (let turn = 0; turn < 4; turn += 1) {
    await seconds(1);
    seen.push(onView());
    await seconds(4);
  }
  expect(seen).toEqual(['title', 'Challenge 2', 'Challenge 1', 'title']);
});

it('offers to load the game again if only that failed', async () => {
  const { platform } = await open([1], '', { lost: true });
  platform.lost = false;
  fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
  await seconds(6);
  expect(onView()).toBe('Challenge 1');
});

it('reloads the list at a title only when it is older than thirty seconds', async () => {
  const { calls } = await open([2, 1]);
  const lists = () => calls.filter(({ path }) => path === '/answers/slideshow/7.json').length;
  const before = lists();
  await seconds(29);
  expect(lists()).toBe(before);
  await seconds(17);
  expect(lists()).toBeGreaterThan(before);
});

it('shows each photo for the delay in the address', async () => {
  await open([2, 1], '?delay=8');
  await seconds(8.1);
  expect(onView()).toBe('Challenge 2');
  await seconds(7.8);
  expect(onView()).toBe('Challenge 2');
  await seconds(0.3);
  expect(onView()).toBe('Challenge 1');
});

it('shows each piece of news for five seconds and polls for answers every thirty', async () => {
  const { hears, calls, platform } = await open([1], '?delay=3600');
  await hears('ss.team.create', { team: { id: 1, name: 'Knot Today' } });
  await hears('ss.answer.create', { team: { id: 2, name: 'Gull Squad' } });
  expect(news()).toBe('Knot Today joined');
  await seconds(4.9);
  expect(news()).toBe('Knot Today joined');
  await seconds(0.2);
  expect(news()).toBe('Gull Squad sent an answer');
  await seconds(5);
  expect(news()).toBe('');
  const asked = () => calls.filter(({ path }) => path === '/answers/slideshow/7.json').length;
  const before = asked();
  platform.answers = [2, 1];
  await seconds(19);
  expect(asked()).toBe(before);
  await seconds(1);
  expect(asked()).toBe(before + 1);
  await seconds(60);
  expect(asked()).toBe(before + 3);
});

it("preloads three slides, waits for the next to decode and skips it if it doesn't", async () => {
  const decoded = new Map<string, () => void>();
  jest.spyOn(HTMLImageElement.prototype, 'decode').mockImplementation(function (this: HTMLImageElement) {
    return new Promise((resolve) => decoded.set(new URL(this.src).pathname, resolve));
  });
  const finish = (id: number) => act(async () => decoded.get(`/media/${id}.jpg`)?.());
  const { element } = await open([5, 4, 3, 2, 1]);
  expect([...decoded.keys()]).toEqual(['/media/5.jpg', '/media/4.jpg', '/media/3.jpg']);
  await finish(5);
  await seconds(5);
  expect([onView(), decoded.has('/media/2.jpg')]).toEqual(['Challenge 5', false]);
  await seconds(0.7);
  expect(decoded.has('/media/2.jpg')).toBe(true);
  await seconds(4.4);
  expect([onView(), decoded.has('/media/1.jpg')]).toEqual(['Challenge 5', false]);
  await seconds(0.7);
  // Nothing loads during the fade.
  expect(decoded.has('/media/1.jpg')).toBe(true);
  await seconds(3.2);
  expect([onView(), element.querySelector('[data-answer="5"] img')]).toEqual(['Challenge 5', expect.anything()]);
  await finish(4);
  expect(onView()).toBe('Challenge 4');
  await finish(2);
  await seconds(5);
  await seconds(9);
  expect(onView()).toBe('Challenge 4');
  await seconds(2);
  expect(onView()).toBe('Challenge 2');
});

it("reuses the title's photo, and preloads the next round before it", async () => {
  const photo = { name: 'standard', url: '/media/game.jpg' };
  const drawn: string[] = [];
  jest.spyOn(HTMLImageElement.prototype, 'decode').mockImplementation(async function (this: HTMLImageElement) {
    drawn.push(new URL(this.src).pathname);
  });
  const { element } = await open([2, 1], '', { fields: { assets: { photos: [photo], videos: [] } } });
  const shown = () => element.querySelector('[data-title] img');
  const first = shown();
  expect(first?.getAttribute('src')).toBe('/media/game.jpg');
  for (let turn = 0; turn < 13; turn += 1) await seconds(1);
  expect([onView(), drawn.filter((path) => path === '/media/2.jpg').length]).toEqual(['Challenge 1', 1]);
  await seconds(2);
  expect([onView(), shown()]).toEqual(['title', first]);
  expect(drawn.filter((path) => path === '/media/game.jpg')).toHaveLength(1);
});

it('shows photos that are given by format, without an address of their own', async () => {
  const photos = [{ name: 'standard', urls: { png: '/media/by-format.png' } }];
  const { element } = await open([1], '', { fields: { assets: { photos, videos: [] } }, files: { photos } });
  expect(element.querySelector('[data-title] img')?.getAttribute('src')).toBe('/media/by-format.png');
  await seconds(5);
  expect(element.querySelector('[data-answer] img')?.getAttribute('src')).toBe('/media/by-format.png');
});

it("uses the game's brand from the slideshow call, without reading it elsewhere", async () => {
  const fields = { grey_enabled: true, user: { access: 'Joined' as const, administrator: false } };
  const brand = { brand: { top_nav_background_color: '#7a1f5c', logo: '/media/logo.png' } };
  const { element, calls } = await open([1], '', { fields, brand });
  const title = element.querySelector<HTMLElement>('[data-title]');
  expect(title?.style.getPropertyValue('--brand')).toBe('#7a1f5c');
  expect(title?.querySelector('img')?.getAttribute('src')).toBe('/media/logo.png');
  expect(calls.some(({ path }) => path.endsWith('/grey.json'))).toBe(false);
});

it('shows the controls at first, and hides them after three seconds without input', async () => {
  const { element } = await open([1], '?delay=60');
  const isShown = () => element.querySelector('[role="toolbar"]')?.hasAttribute('data-shown');
  await seconds(2.9);
  expect(isShown()).toBe(true);
  await seconds(0.2);
  expect(isShown()).toBe(false);
  await act(async () => document.dispatchEvent(new KeyboardEvent('keydown', { key: 'x' })));
  await seconds(2.9);
  expect(isShown()).toBe(true);
  await seconds(0.2);
  expect(isShown()).toBe(false);
});

it('updates hidden controls only once they are needed', async () => {
  const { element } = await open([3, 2, 1]);
  const position = () => element.querySelector('[role="toolbar"] > span')?.textContent;
  for (let turn = 0; turn < 11; turn += 1) await seconds(1);
  expect([onView(), position()]).toEqual(['Challenge 2', '0 of 3']);
  await act(async () => document.dispatchEvent(new KeyboardEvent('keydown', { key: 'x' })));
  expect(position()).toBe('2 of 3');
});

it('removes a rejected answer from the screen at once and for good', async () => {
  const { hears, platform, element } = await open([3, 2, 1]);
  await seconds(6);
  expect(onView()).toBe('Challenge 3');
  platform.answers = [2, 1];
  await hears('ss.answer.reject', { answer: { id: 3, game_id: 7 } });
  expect(onView()).toBe('Challenge 2');
  expect(element.querySelector('img[src$="/3.jpg"]')).toBeNull();
});

it('removes an answer whose acceptance is undone, and ignores claims', async () => {
  const { hears, calls, platform } = await open([3, 2, 1]);
  await seconds(6);
  const lists = () => calls.filter(({ path }) => path === '/answers/slideshow/7.json').length;
  const before = lists();
  for (const field of ['claim', 'regenerate'])
    await hears('ss.answer.update', { answer: { id: 3, game_id: 7 }, fields: [field] });
  await seconds(1);
  expect([lists(), onView()]).toEqual([before, 'Challenge 3']);
  platform.answers = [2, 1];
  await hears('ss.answer.update', { answer: { id: 3, game_id: 7 } });
  await seconds(1);
  expect(onView()).toBe('Challenge 2');
});

it('runs for six hours, one of them offline, without leaking', async () => {
  const { platform, element, leftovers } = await open(
    Array.from({ length: 12 }, (_, at) => 12 - at),
    '?delay=60',
  );
  let listeners = 0;
  const count = (change: number) => {
    listeners += change;
  };
  const { addEventListener, removeEventListener } = EventTarget.prototype;
  jest.spyOn(EventTarget.prototype, 'addEventListener').mockImplementation(function (this: EventTarget, ...given) {
    count(1);
    addEventListener.apply(this, given as Parameters<typeof addEventListener>);
  });
  jest.spyOn(EventTarget.prototype, 'removeEventListener').mockImplementation(function (this: EventTarget, ...given) {
    count(-1);
    removeEventListener.apply(this, given as Parameters<typeof removeEventListener>);
  });
  /** The maximum of each count during a round of twelve slides and a title. */
  const most = async () => {
    const most = { nodes: 0, pictures: 0, timers: 0, subscriptions: 0, listeners: 0 };
    for (let turn = 0; turn < 13; turn += 1) {
      await seconds(60);
      const now = {
        nodes: element.querySelectorAll('*').length,
        pictures: element.querySelectorAll('[data-answer] img').length,
        timers: jest.getTimerCount(),
        subscriptions: leftovers(),
        listeners,
      };
      for (const name of Object.keys(most) as (keyof typeof most)[]) most[name] = Math.max(most[name], now[name]);
    }
    return most;
  };
  const before = await most();
  expect(before.pictures).toBe(2);
  const offline = new Set<unknown>();
  for (let minute = 0; minute < 6 * 60; minute += 1) {
    platform.fails = minute >= 2 * 60 && minute < 3 * 60;
    await seconds(60);
    if (platform.fails) offline.add(element.querySelectorAll('[data-answer]').item(1)?.getAttribute('data-answer'));
  }
  expect(offline.size).toBeGreaterThan(11);
  expect(await most()).toEqual(before);
});

it('keeps the screen awake while shown, also after the page was hidden', async () => {
  const release = jest.fn(async () => undefined);
  const request = jest.fn(async () => ({ release }));
  Object.defineProperty(navigator, 'wakeLock', { configurable: true, value: { request } });
  try {
    await open([1]);
    expect(request.mock.calls).toEqual([['screen']]);
    document.dispatchEvent(new Event('visibilitychange'));
    await seconds(0);
    expect(request).toHaveBeenCalledTimes(2);
    await unmountRemotes();
    expect(release).toHaveBeenCalled();
  } finally {
    Reflect.deleteProperty(navigator, 'wakeLock');
  }
});
