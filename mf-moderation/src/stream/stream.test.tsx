import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ApiRequest } from '@waymark/contract';
import type { QueryClient } from '@waymark/host-kit/query';
import { createFakeHost } from '@waymark/testing';
import { mountRemote } from '@waymark/testing/mount-remote';
import remote from '../remote';
import { buildAnswer, buildSound } from '../testing/answers';
import { DOCUMENTED, Platform } from '../testing/platform';
import { makeHigh, message, open, prepareScreens } from '../testing/stage';
import { ITEM_ESTIMATE } from './use-row-heights';

prepareScreens();

const many = (n: number, fields: object = {}) =>
  Array.from({ length: n }, (_, at) => buildAnswer({ id: n - at, ...fields }));
const items = () => within(screen.getByRole('list', { name: 'Answers' })).getAllByRole('listitem');
const item = (place = 0) => within(items()[place] as HTMLElement);
const openStream = (platform: Platform, path = '/games/stream/7') => open(path, platform, { offered: DOCUMENTED });
const scrolledTo = (top: number) =>
  act(async () => {
    Object.defineProperty(window, 'scrollY', { value: top, configurable: true });
    window.dispatchEvent(new Event('scroll'));
  });

afterEach(() => jest.restoreAllMocks());

beforeEach(() => {
  window.scrollTo = () => undefined;
  Object.defineProperty(window, 'scrollY', { value: 0, configurable: true });
});

describe('a stream', () => {
  it('of a game is loaded with per_page 50 and a max_id cursor', async () => {
    const { of } = await openStream(new Platform(many(60)));
    expect(of('GET', '/answers/stream/7.json')).toMatchObject([{ query: { per_page: 50 } }]);
    expect(of('GET', '/answers/stream/7.json')[0]?.query?.max_id).toBeUndefined();
  });

  it('of a challenge asks with its task_id', async () => {
    const { of } = await openStream(new Platform(many(2)), '/tasks/stream/7/3');
    expect(of('GET', '/answers/stream/7.json')[0]?.query).toMatchObject({ per_page: 50, task_id: 3 });
  });

  it('of a team asks with its team_id', async () => {
    const { of } = await openStream(new Platform(many(2)), '/teams/stream/7/9');
    expect(of('GET', '/answers/stream/7.json')[0]?.query).toMatchObject({ per_page: 50, team_id: 9 });
  });

  it.each([
    ['/games/stream/7', 'The Pilot’s Lost Logbook'],
    ['/tasks/stream/7/3', 'Salute the brass pilot'],
    ['/teams/stream/7/9', 'Knot Today'],
  ])('at %s has a banner with the name of its subject', async (path, name) => {
    await openStream(new Platform(many(2)), path);
    expect(await screen.findByText(`Real Time Team Activity for ${name}`)).toBeTruthy();
  });

  it.each([
    ['/tasks/stream/7/3', [], 'Salute the brass pilot'],
    ['/tasks/stream/7/3', many(1, { task: { id: 3 } }), 'Salute the brass pilot'],
    ['/teams/stream/7/9', many(1, { team: { id: 9 } }), 'Knot Today'],
    ['/teams/stream/7/77', many(1, { team: { id: 77 } }), 'The Pilot’s Lost Logbook'],
  ])('at %s has a banner with a name even if no answer tells it', async (path, answers, name) => {
    const platform = new Platform(answers);
    platform.respond = (call) =>
      call.path === '/tasks/3.json' ? { task: { id: 3, name: 'Salute the brass pilot' } } : undefined;
    await openStream(platform, path);
    expect(await screen.findByText(`Real Time Team Activity for ${name}`)).toBeTruthy();
  });

  it('shows each name in its own direction, whatever that of the page', async () => {
    await openStream(new Platform(many(1)));
    const [team, challenge] = item().getAllByRole('link');
    expect(team?.closest('[dir=auto]')?.textContent).toBe(team?.textContent);
    expect(challenge?.querySelector('bdi')?.textContent).toBe(challenge?.textContent);
  });

  it('draws only the items near the visible part, and five beyond it', async () => {
    await openStream(new Platform(many(50)));
    // jsdom gives the window no height, so one item is visible.
    expect(items()).toHaveLength(6);
    expect(items()[0]?.getAttribute('aria-setsize')).toBe('50');
  });

  it('estimates the height of an item with 450 px', async () => {
    await openStream(new Platform(many(50)));
    expect(ITEM_ESTIMATE).toBe(450);
    expect(items()[2]?.style.transform).toBe('translateY(900px)');
  });

  it('loads no further page while its end is out of view', async () => {
    const { of } = await openStream(new Platform(many(53).slice(0, 53)));
    expect(of('GET', '/answers/stream/7.json')).toHaveLength(1);
    const platform = new Platform(many(4));
    const second = await openStream(platform, '/games/stream/7');
    expect(second.of('GET', '/answers/stream/7.json')).toHaveLength(1);
  });

  it('loads the next page after its last item', async () => {
    makeHigh();
    const { of } = await openStream(new Platform(many(56)));
    await waitFor(() => expect(of('GET', '/answers/stream/7.json').at(-1)?.query?.max_id).toBe(7));
    await waitFor(() => expect(items()).toHaveLength(56));
    expect(of('GET', '/answers/stream/7.json')).toHaveLength(2);
  });

  it('shows skeleton items while loading', async () => {
    jest.useFakeTimers();
    const respond = ({ path }: ApiRequest) =>
      path === '/answers/stream/7.json'
        ? new Promise(() => undefined)
        : new Platform([]).answer({ path, method: 'GET' });
    const fake = createFakeHost({ path: '/games/stream/7', respond });
    const { element } = await mountRemote(remote, fake);
    await act(() => jest.advanceTimersByTimeAsync(200));
    expect(element.querySelectorAll('[data-skeleton]')).toHaveLength(3);
    await act(async () => fake.abort());
  });

  it('explains an empty stream', async () => {
    await openStream(new Platform([]));
    expect(screen.getByRole('heading', { name: 'No answers yet' })).toBeTruthy();
  });
});

describe('a stream item', () => {
  it('shows team, challenge, time and media', async () => {
    await openStream(new Platform([buildAnswer()]));
    expect(item().getByRole('link', { name: 'Knot Today' }).getAttribute('href')).toBe('/teams/stream/7/9');
    expect(item().getByRole('link', { name: 'Salute the brass pilot' }).getAttribute('href')).toBe('/tasks/stream/7/3');
    expect(item().getByRole('img', { name: 'He refused to salute back.' })).toBeTruthy();
    expect(items()[0]?.querySelector('time')?.dateTime).toBe(buildAnswer().created_at);
  });

  it('shows a text answer as text', async () => {
    await openStream(new Platform([buildAnswer({ type: 0, comment: 'It was the ferryman.' })]));
    expect(item().getByText('It was the ferryman.')).toBeTruthy();
  });

  it('reserves the space of its picture before it is loaded', async () => {
    await openStream(new Platform([buildAnswer()]));
    const room = item().getByRole('img').closest<HTMLElement>('[style*="aspect-ratio"]');
    expect(room?.style.aspectRatio).toBe('1600 / 1200');
  });

  it("has a muted video 264 px high that doesn't autoplay", async () => {
    const video = { name: 'standard', url: '', urls: { mp4: '/film.mp4', webm: '', gif: '', png: '' } };
    const { element } = await openStream(
      new Platform([buildAnswer({ type: 2, assets: { photos: [], videos: [video], audios: [] } })]),
    );
    const film = element.querySelector('video');
    expect([film?.muted, film?.autoplay, film?.getAttribute('height')]).toEqual([true, false, '264']);
  });

  describe('with a video', () => {
    const FILM = { name: 'standard', url: '', urls: { mp4: '/film.mp4', webm: '', gif: '', png: '' } };
    const withFilms = (...videos: object[]) => ({ type: 2, assets: { photos: [], videos, audios: [] } });
    const calls: string[] = [];
    const watched = new Set<Element>();
    let look = (_: boolean): void => undefined;

    beforeEach(() => {
      calls.length = 0;
      watched.clear();
      jest.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(async () => void calls.push('play'));
      jest.spyOn(HTMLMediaElement.prototype, 'pause').mockImplementation(() => void calls.push('pause'));
      globalThis.IntersectionObserver = class {
        #own: Element[] = [];
        constructor(onChange: (entries: { isIntersecting: boolean }[]) => void) {
          look = (isIntersecting) => onChange([{ isIntersecting }]);
        }
        observe = (element: Element) => {
          watched.add(element);
          this.#own.push(element);
        };
        disconnect = () => {
          for (const element of this.#own) watched.delete(element);
        };
      } as unknown as typeof IntersectionObserver;
    });
    afterEach(() => Reflect.deleteProperty(globalThis, 'IntersectionObserver'));

    it('plays its video only while in view', async () => {
      const { element } = await openStream(new Platform([buildAnswer(withFilms(FILM))]));
      expect([watched.has(element.querySelector('video') as Element), calls]).toEqual([true, []]);
      look(true);
      look(false);
      expect(calls).toEqual(['play', 'pause']);
    });

    it('leaves a sound to its player', async () => {
      await openStream(new Platform([buildSound()]));
      expect(watched.size).toBe(0);
    });

    it('plays a video in view that was still processing when its card appeared', async () => {
      const platform = new Platform([buildAnswer({ id: 1, ...withFilms() })]);
      const { element, host } = await openStream(platform);
      expect(element.querySelector('video')).toBeNull();
      platform.decideElsewhere(1, buildAnswer(withFilms(FILM)));
      await act(() => (host.queries.client as QueryClient).invalidateQueries());
      const shown = () => element.querySelector('video') as Element;
      await waitFor(() => expect(shown()).toBeTruthy());
      const film = shown();
      expect(watched.has(film)).toBe(true);
      look(true);
      expect(calls).toEqual(['play']);
      // Processed again, it is another element.
      const again = { ...FILM, urls: { ...FILM.urls, mp4: '/again.mp4' } };
      platform.decideElsewhere(1, buildAnswer(withFilms(again)));
      await act(() => (host.queries.client as QueryClient).invalidateQueries());
      await waitFor(() => expect(shown()).not.toBe(film));
      expect([watched.has(film), watched.has(shown())]).toEqual([false, true]);
    });
  });

  it('updates its time every second, with one timer for all items', async () => {
    const platform = new Platform(
      [2, 1].map((id) => buildAnswer({ id, created_at: new Date(Date.now() - 5000).toISOString() })),
    );
    jest.useFakeTimers({ advanceTimers: true });
    const timers = jest.spyOn(globalThis, 'setInterval');
    await openStream(platform);
    const each = timers.mock.calls.filter(([, every]) => every === 1000);
    expect(each).toHaveLength(1);
    const words = () => items().map((one) => one.querySelector('time')?.textContent);
    const [before] = words();
    await act(() => jest.advanceTimersByTimeAsync(1000));
    const [after, other] = words();
    expect([before === after, after === other]).toEqual([false, true]);
    expect(after).toMatch(/^\d+ sec\. ago$/);
    timers.mockRestore();
  });

  it('can be reviewed in place by judges, with the controls of the monitor', async () => {
    const { of } = await openStream(new Platform(many(2)));
    await userEvent.click(item().getByRole('button', { name: 'Review' }));
    await screen.findByRole('complementary', { name: 'Review' });
    // The monitor's keys do nothing here, so none are shown.
    expect(document.querySelector('kbd, [aria-keyshortcuts]')).toBeNull();
    await userEvent.type(message(), 'Lovely');
    await userEvent.click(item().getByRole('button', { name: 'Update' }));
    await waitFor(() =>
      expect(of('PUT', '/answers/2/accept.json')).toMatchObject([{ body: { review_key: 'key-2', message: 'Lovely' } }]),
    );
    await waitFor(() => expect(item().getByText('Accepted')).toBeTruthy());
  });

  it("can't be reviewed by players", async () => {
    await openStream(new Platform(many(2), { user: { access: 'Joined' } }));
    expect(screen.queryByRole('button', { name: 'Review' })).toBeNull();
  });
});

describe('new answers in a stream', () => {
  it('are added on top', async () => {
    const platform = new Platform(many(3));
    const { hears } = await openStream(platform);
    platform.arrive(4, { team: { id: 8, name: 'Gull Power' } });
    await hears('ss.answer.create', { answer: { id: 4 } });
    await waitFor(() => expect(item().getByRole('link', { name: 'Gull Power' })).toBeTruthy());
  });

  it('are counted while scrolled down, and shown on a press', async () => {
    const platform = new Platform(many(20));
    const { hears } = await openStream(platform);
    await scrolledTo(2000);
    for (const id of [21, 22, 23]) platform.arrive(id, { team: { id: 8, name: 'Gull Power' } });
    await hears('ss.answer.create', { answer: { id: 23 } });
    const news = await screen.findByRole('button', { name: '3 new' });
    expect(items()[0]?.getAttribute('aria-setsize')).toBe('20');
    await userEvent.click(news);
    expect(items()[0]?.getAttribute('aria-setsize')).toBe('23');
  });

  it.each([
    'ss.answer.accept',
    'ss.answer.reject',
    'ss.answer.create',
    'ss.task.create',
    'ss.task.update',
    'ss.task.delete',
    'ss.game.update',
  ] as const)('reload it after %s', async (source) => {
    const platform = new Platform(many(3));
    const { hears, of } = await openStream(platform);
    await hears(source);
    await waitFor(() => expect(of('GET', '/answers/stream/7.json')).toHaveLength(2));
  });
});
