import { renderHook } from '@testing-library/react';
import { asGameId, type LiveMessage } from '@waymark/contract';
import type { ReactNode } from 'react';
import { HostContext } from '../host-context';
import { pretendHost } from '../testing/pretend-host';
import { type LiveRules, useLiveMessages, useLiveScreen, useReelPlaying } from './use-live-screen';

const message: LiveMessage = { id: '1', source: 'ss.task.update', detail: { user_id: 2, game: { id: 7 } } };

function around(host: ReturnType<typeof pretendHost>['host']) {
  return ({ children }: { children: ReactNode }) => <HostContext value={host}>{children}</HostContext>;
}

describe('the live rules of a screen', () => {
  const draw = (rules: LiveRules, game: number | undefined = 7) => {
    const pretend = pretendHost();
    const view = renderHook(
      (given: LiveRules) => useLiveScreen(game === undefined ? undefined : asGameId(game), given),
      {
        wrapper: around(pretend.host),
        initialProps: rules,
      },
    );
    return { ...pretend, ...view, declared: () => [...pretend.screens] };
  };

  it('apply while it is shown', () => {
    const { declared, unmount } = draw({ asks: ['ss.task.update', 'ss.task.create'] });
    expect(declared()).toMatchObject([{ game: 7, asks: ['ss.task.update', 'ss.task.create'] }]);
    unmount();
    expect(declared()).toEqual([]);
  });

  it('ask about nothing without sources', () => {
    expect(draw({ asks: [] }).declared()).toMatchObject([{ asks: [] }]);
  });

  it('are those of the last render, without a new declaration', () => {
    const refreshed: string[] = [];
    const { declared, rerender } = draw({ asks: ['ss.task.update'] });
    const [before] = declared();
    expect(before?.conflicts?.(message)).toBe(true);
    rerender({
      asks: ['ss.task.update'],
      conflicts: () => false,
      onRefresh: ({ id }, keep) => refreshed.push(id, ...keep),
    });
    expect(declared()).toEqual([before]);
    expect(before?.conflicts?.(message)).toBe(false);
    before?.onRefresh?.(message, ['points']);
    expect(refreshed).toEqual(['1', 'points']);
  });

  it('are declared again for other sources', () => {
    const { declared, rerender } = draw({ asks: ['ss.task.update'] });
    rerender({ asks: ['ss.task.delete'] });
    expect(declared()).toMatchObject([{ asks: ['ss.task.delete'] }]);
  });

  it('are not declared without a game', () => {
    const pretend = pretendHost();
    renderHook(() => useLiveScreen(undefined, { asks: ['ss.task.update'] }), { wrapper: around(pretend.host) });
    expect(pretend.screens.size).toBe(0);
  });
});

describe('live messages', () => {
  it('reach the current listener while the component is shown', () => {
    const pretend = pretendHost();
    const heard: string[] = [];
    const { rerender, unmount } = renderHook(
      ({ name }) => useLiveMessages(['ss.task.update'], () => heard.push(name)),
      { wrapper: around(pretend.host), initialProps: { name: 'first' } },
    );
    pretend.receive(message);
    rerender({ name: 'second' });
    pretend.receive(message);
    pretend.receive({ ...message, source: 'ss.task.create' });
    unmount();
    pretend.receive(message);
    expect(heard).toEqual(['first', 'second']);
  });

  it('are none without sources', () => {
    const pretend = pretendHost();
    renderHook(() => useLiveMessages([], () => undefined), { wrapper: around(pretend.host) });
    expect(pretend.listening()).toEqual([[]]);
  });
});

describe('a playing reel', () => {
  it('is known to the host until it ends or unmounts', () => {
    const { host, reels } = pretendHost();
    const { rerender, unmount } = renderHook(({ on }) => useReelPlaying(on), {
      wrapper: around(host),
      initialProps: { on: false },
    });
    const counted = [reels.playing];
    for (const on of [true, false, true]) {
      rerender({ on });
      counted.push(reels.playing);
    }
    unmount();
    expect([...counted, reels.playing]).toEqual([0, 1, 0, 1, 0]);
  });

  it('does no harm on a host without reels', () => {
    const { host } = pretendHost();
    const older = { ...host, live: { ...host.live, playing: undefined } };
    expect(() => renderHook(() => useReelPlaying(true), { wrapper: around(older as typeof host) })).not.toThrow();
  });
});
