import { act, renderHook } from '@testing-library/react';
import { asGameId } from '@waymark/contract';
import type { ReactNode } from 'react';
import { HostContext } from '../host-context';
import { pretendHost } from '../testing/pretend-host';
import { idsPerGame, useIdSet } from './use-id-set';

const [QUAY, MILL] = [asGameId(7), asGameId(8)];
const marked = idsPerGame<number>();

/** The marks of a game in one mount of a remote; rendered again each time, like a screen returned to. */
function mount() {
  const { host } = pretendHost();
  const wrapper = ({ children }: { children: ReactNode }) => <HostContext value={host}>{children}</HostContext>;
  return (game: typeof QUAY) => renderHook(() => useIdSet(marked, game), { wrapper });
}

describe('state per game', () => {
  it('outlives the screen, separately for each game', () => {
    const show = mount();
    const first = show(QUAY);
    act(() => first.result.current.set([1, 2], true));
    first.unmount();
    expect(show(MILL).result.current.ids).toEqual([]);
    expect(show(QUAY).result.current.ids).toEqual([1, 2]);
  });

  it("isn't shared with another mount", () => {
    const one = mount()(QUAY);
    act(() => one.result.current.set([3], true));
    expect(mount()(QUAY).result.current.ids).toEqual([]);
  });

  it('adds each mark once, removes marks, and clears them', () => {
    const { result } = mount()(QUAY);
    act(() => result.current.set([1, 2], true));
    act(() => result.current.set([2, 3], true));
    expect(result.current.ids).toEqual([1, 2, 3]);
    act(() => result.current.set([1, 3], false));
    expect([result.current.ids, result.current.has(2), result.current.has(1)]).toEqual([[2], true, false]);
    act(() => result.current.clear());
    expect(result.current.ids).toEqual([]);
  });
});
