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
  it('renders its screen with what the host provides', async () => {
    const { host, titles } = pretendHost('/monitor/7');
    const { element } = await mount(host);
    expect(element.textContent).toBe('Monitor/monitor/7nobodygroupsno donations0 chosen');
    expect(titles).toEqual(['Monitor']);
  });

  it('re-renders in another language, including phrases with values', async () => {
    const { host, speak, titles } = pretendHost('/monitor/7');
    await mount(host);
    await act(async () => speak('de', '{n} chosen', '{n} gewählt'));
    await act(async () => speak('de-AT', 'Monitor', 'Überwachung'));
    expect(screen.getByRole('button').textContent).toBe('0 gewählt');
    expect(titles).toEqual(['Monitor', 'Überwachung']);
  });

  it("follows the host's history", async () => {
    const { host, go } = pretendHost('/monitor/7');
    const { element } = await mount(host);
    await act(async () => go('/monitor/8'));
    expect(screen.getByText('/monitor/8')).toBeTruthy();
    await act(async () => go('/games'));
    expect(element.textContent).toBe('');
  });

  it('renders under a basename', async () => {
    const { host } = pretendHost('/partner/monitor/7');
    await mount(host, target(), '/partner');
    expect(screen.getByRole('heading', { name: 'Monitor' })).toBeTruthy();
  });

  it('reports whether there are unsaved changes', async () => {
    const { host, blocked } = pretendHost('/monitor/7');
    await mount(host);
    expect(mounted[0]?.canLeave()).toBe(true);
    await userEvent.click(screen.getByRole('button'));
    expect([mounted[0]?.canLeave(), blocked()]).toEqual([false, true]);
  });

  it('shares no screen state with another mount', async () => {
    await mount(pretendHost('/monitor/7').host);
    await mount(pretendHost('/monitor/7').host);
    const [one, other] = screen.getAllByRole('button');
    if (one) await userEvent.click(one);
    expect([one?.textContent, other?.textContent]).toEqual(['1 chosen', '0 chosen']);
  });
});

describe('a remote with a lazy first screen', () => {
  /** A remote with one screen, control over when its code arrives, and the render log. */
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

  it('renders it at once if its code arrives soon', async () => {
    const { lazy, drawn, come } = withLazyScreen();
    const done = lazy.mount(target(), pretendHost('/monitor/7').host, { basename: '' });
    expect(drawn).toEqual([]);
    come();
    mounted.push(await done);
    expect(screen.getByText('monitor')).toBeTruthy();
    expect(drawn).not.toContain('waiting');
  });

  it('shows a placeholder if its code takes longer', async () => {
    const { lazy, come } = withLazyScreen();
    mounted.push(await lazy.mount(target(), pretendHost('/monitor/7').host, { basename: '' }));
    expect(screen.getByText('waiting')).toBeTruthy();
    come();
    expect(await screen.findByText('monitor')).toBeTruthy();
  });

  it("isn't rendered if unmounted while waiting for its code", async () => {
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
  it('rejects if nothing could be rendered, and leaves nothing behind', async () => {
    const { host } = pretendHost('/monitor/7');
    const { brand: _, ...without } = host;
    const place = target();
    await expect(mount(without as Host, place)).rejects.toThrow(/undefined/);
    expect(place.element.childNodes).toHaveLength(0);
    const complaints = errorsOfReact.mock.calls.map(([text]) => String(text));
    expect(complaints.filter((text) => text.includes('synchronously unmount'))).toEqual([]);
  });

  it('rejects if the host has aborted before', async () => {
    const { host, abort } = pretendHost('/monitor/7');
    abort();
    const place = target();
    await expect(mount(host, place)).rejects.toMatchObject({ name: 'AbortError' });
    expect(place.element.childNodes).toHaveLength(0);
  });

  it('rejects if the host aborts before the first render', async () => {
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

  it("ends with the host's signal, once", async () => {
    const { host, abort, blocked } = pretendHost('/monitor/7');
    const { element } = await mount(host);
    await userEvent.click(screen.getByRole('button'));
    await act(async () => abort());
    expect([element.childNodes.length, blocked()]).toEqual([0, false]);
    await act(async () => mounted[0]?.unmount());
  });
});
