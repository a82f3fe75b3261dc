import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { HostContext } from '../host-context';
import { pretendHost } from '../testing/pretend-host';
import { LeaveGuards, LeaveGuardsContext, useLeaveGuard } from './leave-guard';

function setUp(initial: boolean) {
  const pretend = pretendHost();
  const guards = new LeaveGuards();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <HostContext value={pretend.host}>
      <LeaveGuardsContext value={guards}>{children}</LeaveGuardsContext>
    </HostContext>
  );
  const view = renderHook(({ dirty }) => useLeaveGuard(dirty), { wrapper, initialProps: { dirty: initial } });
  /** Tries to leave; returns the outcomes. */
  const leave = () => {
    let answers: string[] | undefined;
    act(() => {
      answers = pretend.tryToLeave();
    });
    return answers;
  };
  const setDirty = (dirty: boolean) => view.rerender({ dirty });
  return { ...pretend, ...view, guards, leave, setDirty, attempt: () => view.result.current };
}

describe('leaving a screen', () => {
  it("isn't held up while nothing is unsaved", () => {
    const { blocked, guards, leave } = setUp(false);
    expect([blocked(), guards.canLeave(), leave()]).toEqual([false, true, undefined]);
  });

  it('waits for an answer while something is unsaved', () => {
    const { guards, leave, attempt } = setUp(true);
    expect(guards.canLeave()).toBe(false);
    expect(attempt()).toBeUndefined();
    expect(leave()).toEqual([]);
    expect(attempt()).toBeDefined();
  });

  it.each(['proceed', 'stay'] as const)('follows the answer: %s, once', (how) => {
    const { leave, attempt } = setUp(true);
    const answers = leave();
    const held = attempt();
    act(() => held?.[how]());
    act(() => held?.proceed());
    expect(answers).toEqual([how]);
    expect(attempt()).toBeUndefined();
  });

  it('asks again after staying', () => {
    const { leave, attempt } = setUp(true);
    leave();
    act(() => attempt()?.stay());
    const answers = leave();
    act(() => attempt()?.proceed());
    expect(answers).toEqual(['proceed']);
  });

  it('continues once everything is saved', () => {
    const { leave, attempt, setDirty, blocked } = setUp(true);
    const answers = leave();
    setDirty(false);
    expect([answers, attempt(), blocked()]).toEqual([['proceed'], undefined, false]);
  });

  it('is held up again by the next change', () => {
    const { guards, setDirty, blocked } = setUp(true);
    setDirty(false);
    expect([blocked(), guards.canLeave()]).toEqual([false, true]);
    setDirty(true);
    expect([blocked(), guards.canLeave()]).toEqual([true, false]);
  });

  it('is released, unanswered, when the screen unmounts', () => {
    const { leave, unmount, blocked, guards } = setUp(true);
    const answers = leave();
    unmount();
    expect([answers, blocked(), guards.canLeave()]).toEqual([['stay'], false, true]);
  });
});
