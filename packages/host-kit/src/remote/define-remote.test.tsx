import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Host } from '@waymark/contract';
import type { ReactNode } from 'react';
import { lazyScreen } from '../index';
import { manifest, mount, mounted, prepareMounts, remote, target } from '../testing/mounted-remote';
import { pretendHost } from '../testing/pretend-host';
import { defineRemote } from './define-remote';

const errorsOfReact = prepareMounts();

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
