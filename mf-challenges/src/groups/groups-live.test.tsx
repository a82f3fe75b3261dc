import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { verdictOn } from '@waymark/client';
import type { LiveMessage } from '@waymark/contract';
import { deliver, refusal } from '@waymark/testing';
import { card, prepareGroups, press, QUAY, showGroups, TRAIN } from '../testing/render-groups';

prepareGroups();

describe('changes by others', () => {
  const message = (source: LiveMessage['source']): LiveMessage => ({
    id: 'm',
    source,
    detail: { user_id: 77, game: { id: 7 } },
  });

  it.each(['ss.group.create', 'ss.group.update', 'ss.group.delete'] as const)('to groups (%s) ask', async (source) => {
    const { screens } = await showGroups();
    expect(verdictOn(message(source), screens.at(-1), 1)).toBe('ask');
  });

  const renamed = (id: number): LiveMessage => ({
    ...message('ss.group.update'),
    detail: { user_id: 77, game: { id: 7 }, group: { id, name: 'Late train' }, fields: ['label'] },
  });

  it('to another group than the open one are merged, with a notice', async () => {
    const { screens, notices } = await showGroups();
    await press('Quay', 'Edit');
    expect(verdictOn(renamed(12), screens.at(-1), 1)).toBe('reload');
    expect(notices.map(({ text }) => text)).toEqual(['Changed by someone else: Late train']);
  });

  it('to the name being typed hold back the save until one of both is chosen', async () => {
    const groups = [QUAY, TRAIN];
    const { screens, answered, writes } = await showGroups(() => ({}), { groups });
    await press('Quay', 'Edit');
    await userEvent.type(card('Quay').getByLabelText('Group Name'), ' side');
    groups[0] = { ...QUAY, name: 'Pier' };
    expect(verdictOn(renamed(11), screens.at(-1), 1)).toBe('ask');
    const told = { field: '11', label: 'Group Name', mine: 'Quay side', theirs: 'Pier' };
    expect(await act(() => screens.at(-1)?.differences?.([renamed(11)]))).toEqual([told]);
    await userEvent.tab();
    expect(writes()).toEqual([]);
    await userEvent.click(await screen.findByRole('button', { name: 'Keep mine' }));
    expect(answered).toEqual([['11']]);
    await act(async () => {
      screens.at(-1)?.onSettled?.();
      screens.at(-1)?.onRefresh?.(renamed(11), ['11']);
    });
    await waitFor(() => expect(writes()).toMatchObject([{ method: 'PUT', body: { label: 'Quay side' } }]));
  });

  it('to a name that was refused here leave nothing to save once theirs is chosen', async () => {
    const { screens } = await showGroups(() => {
      throw refusal(422, undefined, 'That name is taken.');
    });
    await press('Quay', 'Edit');
    await userEvent.type(card('Quay').getByLabelText('Group Name'), '!');
    await userEvent.tab();
    expect(await card('Quay').findByText('That name is taken.')).toBeTruthy();
    await act(async () => screens.at(-1)?.onRefresh?.(renamed(11), []));
    expect(card('Quay').queryByText('That name is taken.')).toBeNull();
  });

  it('to teams reload the chips without asking', async () => {
    const fake = await showGroups();
    const { calls } = fake;
    const before = calls.filter(({ path }) => path === '/groups.json').length;
    expect(await act(() => deliver(fake, message('ss.team.rename')))).toBe('reload');
    expect(calls.filter(({ path }) => path === '/groups.json')).toHaveLength(before + 1);
  });
});
