import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { GameUser } from '@waymark/contract';
import { settled } from '@waymark/testing/mount-remote';
import { field, openSettings, prepareSettings, QUAY, turnTo } from '../testing/render-settings';
import { stage } from '../testing/stage';

prepareSettings();

const controls = (element: HTMLElement) =>
  [...element.querySelectorAll<HTMLInputElement>('input, textarea, [role="tabpanel"] section button')].filter(
    (control) => !control.matches(':disabled'),
  );

describe('read-only settings', () => {
  const others: readonly (readonly [string, GameUser])[] = [
    ['a player', { access: 'Joined', super_admin: false }],
    ['an invited user', { access: 'Invited', super_admin: false }],
    ['a coordinator', { access: 'Joined', super_admin: false, coordinator: true }],
  ];

  it.each(others)('say so to %s and allow no change', async (_, user) => {
    const { calls, element, writes } = await openSettings({ ...QUAY, user });
    expect(screen.getByText('Only the administrators of this game can change its settings.')).toBeTruthy();
    expect(field('Name').value).toBe('Quay Walk');
    expect(controls(element)).toEqual([]);
    await turnTo('Optional');
    await userEvent.click(screen.getByRole('radio', { name: 'Stopped' }), { pointerEventsCheck: 0 });
    expect(controls(element)).toEqual([]);
    expect(writes()).toEqual([]);
    // Only people who can fix problems see them.
    expect(calls.filter(({ path }) => path.includes('readiness'))).toEqual([]);
    expect(screen.queryByText(/to fix|missing/)).toBeNull();
  });

  it.each<readonly [string, GameUser | undefined]>([
    ['a manager of the game', { access: 'Managing', super_admin: false }],
    ['a game administrator', { access: 'Joined', super_admin: false, administrator: true }],
    ['a super administrator', { super_admin: true }],
    ['somebody whose role the provider leaves out', undefined],
  ])('are editable for %s', async (_, user) => {
    const { element } = await openSettings({ ...QUAY, user });
    expect(controls(element).length).toBeGreaterThan(3);
    expect(screen.queryByText(/^Only the administrators/)).toBeNull();
  });
});

describe('a new game', () => {
  it('is reserved for super administrators; others are told whom to ask', async () => {
    const { element, calls } = await stage('/games/edit/new', () => ({}), { offered: [] });
    await settled(element);
    expect(await screen.findByRole('heading', { name: 'Ask Harbour Hunts for a game' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Create' })).toBeNull();
    expect(screen.queryByRole('textbox', { name: 'Name' })).toBeNull();
    expect(calls).toEqual([]);
  });
});
