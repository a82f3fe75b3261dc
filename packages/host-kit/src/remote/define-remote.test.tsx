import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Host, MountedRemote, MountTarget, RemoteManifest } from '@waymark/contract';
import { useLocation } from '@waymark/host-kit/router';
import type { ReactNode } from 'react';
import { lazyScreen, useFeature, useHost, useReadable, useTranslate } from '../index';
import { atom, useAtom } from '../screen-state/atoms';
import { useLeaveGuard } from '../screens/leave-guard';
import { useScreenTitle } from '../screens/screen-title';
import { pretendHost } from '../testing/pretend-host';
import { defineRemote } from './define-remote';

const manifest: RemoteManifest<'monitor'> = {
  id: 'mf-test',
  contract: '^1.0.0',
  requires: {},
  optional: {},
  api: '^1.0.0',
  routes: [{ path: '/monitor/:game', screen: 'monitor' }],
  menu: [],
};

const chosen = atom(0);
/** What makes the next drawing of the screen break. */
let breaks: unknown;

function Screen() {
  if (breaks !== undefined) throw breaks;
  const t = useTranslate();
  const { pathname } = useLocation();
  const [count, setCount] = useAtom(chosen);
  useScreenTitle(t('Monitor'));
  useLeaveGuard(count > 0);
  return (
    <>
      <h1>{t('Monitor')}</h1>
      <p>{pathname}</p>
      <p>{useReadable(useHost().session.me).email ?? 'nobody'}</p>
      <p>{useFeature('groups') ? 'groups' : 'no groups'}</p>
      <p>{useFeature('donations') ? 'donations' : 'no donations'}</p>
      <button type="button" onClick={() => setCount(count + 1)}>
        {t('{n} chosen', { n: count })}
      </button>
    </>
  );
}

const remote = defineRemote({ manifest, screens: { monitor: { screen: Screen } } });

const mounted: MountedRemote[] = [];
const errorsOfReact = jest.spyOn(console, 'error').mockImplementation(() => undefined);

function target(): MountTarget {
  const [element, portal] = [document.createElement('div'), document.createElement('div')];
  document.body.append(element, portal);
  return { element, portal, styleRoot: document };
}

async function mount(host: Host, place = target(), basename = ''): Promise<MountTarget> {
  let pending: Promise<MountedRemote> | undefined;
  await act(async () => {
    pending = remote.mount(place, host, { basename });
    pending.catch(() => undefined);
  });
  const done = await pending;
  if (done) mounted.push(done);
  return place;
}

afterEach(async () => {
  breaks = undefined;
  await act(async () => {
    for (const { unmount } of mounted.splice(0)) unmount();
  });
  document.body.replaceChildren();
  errorsOfReact.mockClear();
});
afterAll(() => errorsOfReact.mockRestore());

describe('a remote', () => {
  it('draws its screen with what the host offers', async () => {
    const { host, titles } = pretendHost('/monitor/7');
    const { element } = await mount(host);
    expect(element.textContent).toBe('Monitor/monitor/7nobodygroupsno donations0 chosen');
    expect(titles).toEqual(['Monitor']);
  });

  it('says everything anew in another language, also phrases with values', async () => {
    const { host, speak, titles } = pretendHost('/monitor/7');
    await mount(host);
    await act(async () => speak('de', '{n} chosen', '{n} gewählt'));
    await act(async () => speak('de-AT', 'Monitor', 'Überwachung'));
    expect(screen.getByRole('button').textContent).toBe('0 gewählt');
    expect(titles).toEqual(['Monitor', 'Überwachung']);
  });

  it('follows the history of its host', async () => {
    const { host, go } = pretendHost('/monitor/7');
    const { element } = await mount(host);
    await act(async () => go('/monitor/8'));
    expect(screen.getByText('/monitor/8')).toBeTruthy();
    await act(async () => go('/games'));
    expect(element.textContent).toBe('');
  });

  it('draws below a start of the address that is not its own', async () => {
    const { host } = pretendHost('/partner/monitor/7');
    await mount(host, target(), '/partner');
    expect(screen.getByRole('heading', { name: 'Monitor' })).toBeTruthy();
  });

  it('says whether something would be lost', async () => {
    const { host, blocked } = pretendHost('/monitor/7');
    await mount(host);
    expect(mounted[0]?.canLeave()).toBe(true);
    await userEvent.click(screen.getByRole('button'));
    expect([mounted[0]?.canLeave(), blocked()]).toEqual([false, true]);
  });

  it('shares no screen state with another mount of it', async () => {
    await mount(pretendHost('/monitor/7').host);
    await mount(pretendHost('/monitor/7').host);
    const [one, other] = screen.getAllByRole('button');
    if (one) await userEvent.click(one);
    expect([one?.textContent, other?.textContent]).toEqual(['1 chosen', '0 chosen']);
  });
});

describe('a remote whose first screen comes in a script of its own', () => {
  /** A remote with one screen, the moment its code comes, and what was drawn until now. */
  function withLazyScreen() {
    const drawn: string[] = [];
    const Drawn = ({ name }: { readonly name: string }) => {
      drawn.push(name);
      return <p>{name}</p>;
    };
    let come = () => {};
    const Monitor = lazyScreen(
      () =>
        new Promise<() => ReactNode>((resolve) => {
          come = () => resolve(() => <Drawn name="monitor" />);
        }),
    );
    const never = lazyScreen(() => new Promise<() => ReactNode>(() => undefined));
    const lazy = defineRemote<'elsewhere' | 'monitor'>({
      manifest: { ...manifest, routes: [{ path: '/elsewhere', screen: 'elsewhere' }, ...manifest.routes] },
      screens: { elsewhere: { screen: never }, monitor: { screen: Monitor, skeleton: <Drawn name="waiting" /> } },
    });
    return { lazy, drawn, come: () => come() };
  }

  it('is drawn with that screen at once, when its code comes soon', async () => {
    const { lazy, drawn, come } = withLazyScreen();
    const done = lazy.mount(target(), pretendHost('/monitor/7').host, { basename: '' });
    expect(drawn).toEqual([]);
    come();
    mounted.push(await done);
    expect(screen.getByText('monitor')).toBeTruthy();
    expect(drawn).not.toContain('waiting');
  });

  it('shows that it is on its way, when its code takes longer', async () => {
    const { lazy, come } = withLazyScreen();
    mounted.push(await lazy.mount(target(), pretendHost('/monitor/7').host, { basename: '' }));
    expect(screen.getByText('waiting')).toBeTruthy();
    come();
    expect(await screen.findByText('monitor')).toBeTruthy();
  });

  it('is not drawn any more, when it is taken down while its code is awaited', async () => {
    const { lazy, drawn, come } = withLazyScreen();
    const taken = new AbortController();
    const { host } = pretendHost('/monitor/7');
    const done = lazy.mount(target(), { ...host, signal: taken.signal }, { basename: '' });
    taken.abort();
    come();
    await expect(done).rejects.toThrow('abort');
    expect(drawn).toEqual([]);
  });
});

describe('a screen that breaks', () => {
  const WORDS = 'Something went wrong while displaying it. Try again.';

  it('is reported with where it broke as a release that failed, and says so in plain words where the host leaves it', async () => {
    const { host, reported } = pretendHost('/monitor/7');
    breaks = new TypeError('x is undefined');
    await mount(host);
    expect(screen.getByRole('alert').textContent).toContain('Something went wrong on this page');
    expect(screen.getByRole('alert').textContent).toContain(WORDS);
    expect(screen.getByRole('alert').textContent).not.toContain('undefined');
    const context = { componentStack: expect.stringContaining('Screen'), fatal: true };
    expect(reported).toEqual([{ error: breaks, context }]);
  });

  it('may be taken down by the host the moment it is reported', async () => {
    const { host, abort } = pretendHost('/monitor/7');
    breaks = new TypeError('x is undefined');
    const errors = { ...host.errors, report: () => abort() };
    const { element } = await mount(Object.freeze({ ...host, errors }));
    expect(element.childNodes).toHaveLength(0);
    const complaints = errorsOfReact.mock.calls.map(([text]) => String(text));
    expect(complaints.filter((text) => text.includes('synchronously unmount'))).toEqual([]);
  });

  it.each([
    ['a call that failed', { name: 'ApiFailure', status: 404, message: 'Gone' }, 'Gone'],
    ['a call that was given up', new DOMException('The operation was aborted', 'AbortError'), WORDS],
    [
      'a script that did not come',
      Object.assign(new Error('Loading chunk 7 failed.'), { name: 'ChunkLoadError' }),
      "Part of it couldn't be loaded. Check your connection and try again.",
    ],
  ])('over %s is told, and its release is not one that failed', async (_, thrown, words) => {
    const { host, reported } = pretendHost('/monitor/7');
    breaks = thrown;
    await mount(host);
    expect(screen.getByRole('alert').textContent).toContain(words);
    expect(screen.getByRole('alert').textContent).not.toMatch(/aborted|chunk/);
    expect(reported).toEqual([{ error: thrown, context: { componentStack: expect.stringContaining('Screen') } }]);
  });

  it('is drawn again on Retry', async () => {
    breaks = new TypeError('x is undefined');
    await mount(pretendHost('/monitor/7').host);
    breaks = undefined;
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(screen.getByRole('heading', { name: 'Monitor' })).toBeTruthy();
  });

  it('is forgotten at another address', async () => {
    const { host, go } = pretendHost('/monitor/7');
    breaks = new TypeError('x is undefined');
    await mount(host);
    breaks = undefined;
    await act(async () => go('/monitor/8'));
    expect(screen.getByText('/monitor/8')).toBeTruthy();
  });

  it.each([500, 503])(
    'over a call that failed with %i says so in the words of the server error page',
    async (status) => {
      const { host, steps } = pretendHost('/monitor/7');
      breaks = { name: 'ApiFailure', status, message: 'Stack overflow at 0x7f' };
      await mount(host);
      expect(screen.getByRole('heading').textContent).toBe('Internal server error');
      expect(screen.getByRole('alert').textContent).toContain(
        'The builder is currently having problem serving your request. Hit the button below to refresh.',
      );
      expect(screen.getByRole('alert').textContent).not.toContain('Stack overflow');
      breaks = undefined;
      await userEvent.click(screen.getByRole('button', { name: 'Refresh' }));
      expect(steps).toEqual([{ to: '/', options: undefined }]);
      expect(screen.queryByRole('alert')).toBeNull();
    },
  );

  it.each([
    ['nothing at all', undefined, WORDS],
    ['a text', 'no', WORDS],
    ['a failure of another build', { name: 'ApiFailure', status: 404, message: 'It broke' }, 'It broke'],
    ['a call without an answer', { name: 'ApiFailure', status: 'none', message: 'No answer' }, 'No answer'],
  ])('with %s is no white page either', async (_, thrown, words) => {
    const Broken = () => {
      throw thrown;
    };
    const broken = defineRemote({ manifest, screens: { monitor: { screen: Broken } } });
    const place = target();
    await act(async () => {
      broken.mount(place, pretendHost('/monitor/7').host, { basename: '' }).then((done) => mounted.push(done));
    });
    expect(place.element.textContent).toContain('Something went wrong on this page');
    expect(place.element.textContent).toContain(words);
  });
});

describe('a mount', () => {
  it('rejects when nothing could be drawn, and leaves nothing behind', async () => {
    const { host } = pretendHost('/monitor/7');
    const { brand: _, ...without } = host;
    const place = target();
    await expect(mount(without as Host, place)).rejects.toThrow(/undefined/);
    expect(place.element.childNodes).toHaveLength(0);
    const complaints = errorsOfReact.mock.calls.map(([text]) => String(text));
    expect(complaints.filter((text) => text.includes('synchronously unmount'))).toEqual([]);
  });

  it('rejects when the host has given up before', async () => {
    const { host, abort } = pretendHost('/monitor/7');
    abort();
    const place = target();
    await expect(mount(host, place)).rejects.toMatchObject({ name: 'AbortError' });
    expect(place.element.childNodes).toHaveLength(0);
  });

  it('rejects when the host gives up before anything is drawn', async () => {
    const { host, abort } = pretendHost('/monitor/7');
    const place = target();
    let pending: Promise<unknown> = Promise.resolve();
    await act(async () => {
      pending = remote.mount(place, host, { basename: '' });
      pending.catch(() => undefined);
      abort();
    });
    await expect(pending).rejects.toMatchObject({ name: 'AbortError' });
    expect(place.element.childNodes).toHaveLength(0);
  });

  it('ends with the signal of its host, once', async () => {
    const { host, abort, blocked } = pretendHost('/monitor/7');
    const { element } = await mount(host);
    await userEvent.click(screen.getByRole('button'));
    await act(async () => abort());
    expect([element.childNodes.length, blocked()]).toEqual([0, false]);
    await act(async () => mounted[0]?.unmount());
  });
});
