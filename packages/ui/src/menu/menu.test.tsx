import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Button } from '../button/button';
import { ConfirmDialog } from '../dialog/confirm-dialog';
import { UiRoot } from '../root/ui-root';
import { Menu } from './menu';

const trigger = (): HTMLElement => screen.getByRole('button', { name: 'More' });

test('an item runs its action and focus returns to the trigger', async () => {
  const clone = jest.fn();
  render(<Menu label="More" entries={[{ id: 'clone', label: 'Clone', onSelect: clone }]} />);
  await userEvent.click(trigger());
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Clone' }));
  expect(clone).toHaveBeenCalledTimes(1);
  await waitFor(() => expect(document.activeElement).toBe(trigger()));
  expect(screen.queryByRole('menu')).toBeNull();
});

test('Arrow Up opens the menu at its last item; disabled items do nothing', async () => {
  const all = jest.fn();
  const entries = [
    { id: 'all', label: 'All', disabled: true, onSelect: all },
    { id: 'end', entries: [{ id: 'delete', label: 'Delete', danger: true, onSelect: jest.fn() }] },
  ];
  render(<Menu label="More" entries={entries} />);
  await userEvent.tab();
  await userEvent.keyboard('{ArrowUp}');
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('menuitem', { name: 'Delete' })));
  await userEvent.click(screen.getByRole('menuitem', { name: 'All' }));
  expect(all).not.toHaveBeenCalled();
});

test('links are real links and use the root’s navigation', async () => {
  const navigate = jest.fn();
  render(
    <UiRoot navigate={navigate}>
      <Menu label="More" entries={[{ id: 'settings', label: 'Settings', href: '/games/edit/7' }]} />
    </UiRoot>,
  );
  await userEvent.click(trigger());
  const link = await screen.findByRole('menuitem', { name: 'Settings' });
  expect(link.getAttribute('href')).toBe('/games/edit/7');
  await userEvent.click(link);
  expect(navigate.mock.calls.map(([href]) => href)).toEqual(['/games/edit/7']);
});

test('a link to a new tab gives it no access to this one', async () => {
  const entries = [{ id: 'preview', label: 'Preview', href: 'https://play.example.test/', newTab: true }];
  render(<Menu label="More" entries={entries} />);
  await userEvent.click(trigger());
  const link = await screen.findByRole('menuitem', { name: 'Preview' });
  expect([link.getAttribute('target'), link.getAttribute('rel')]).toEqual(['_blank', 'noopener']);
});

test('a choice is a group of radio items, a switch among actions a checkbox', async () => {
  const line = (id: string, checked?: boolean) => ({
    id,
    label: id,
    onSelect: jest.fn(),
    ...(checked === undefined ? {} : { checked }),
  });
  const entries = [
    { id: 'theme', heading: 'Appearance', entries: [line('Dark', false), line('Light', true)] },
    { id: 'rest', entries: [line('Blind', true), line('Sign out')] },
  ];
  render(<Menu label="More" entries={entries} />);
  await userEvent.click(trigger());
  await screen.findByRole('menu');
  const states = ['menuitemradio', 'menuitemcheckbox', 'menuitem'].map((role) =>
    screen.getAllByRole(role).map((item) => [item.textContent, item.getAttribute('aria-checked')]),
  );
  expect(states).toEqual([
    [
      ['Dark', 'false'],
      ['Light', 'true'],
    ],
    [['Blind', 'true']],
    [['Sign out', null]],
  ]);
  await userEvent.click(screen.getByRole('menuitemradio', { name: 'Dark' }));
  expect(entries[0]?.entries[0]?.onSelect).toHaveBeenCalledTimes(1);
});

test('a custom trigger gets the same attributes', async () => {
  render(
    <Menu
      label="Before"
      entries={[{ id: 'path', label: 'Path', onSelect: jest.fn() }]}
      trigger={(props) => <Button {...props}>Before</Button>}
    />,
  );
  const button = screen.getByRole('button', { name: 'Before' });
  expect(button.getAttribute('aria-haspopup')).toBe('menu');
  expect(button.getAttribute('aria-expanded')).toBe('false');
  await userEvent.click(button);
  await screen.findByRole('menu', { name: 'Before' });
  expect(button.getAttribute('aria-expanded')).toBe('true');
});

function Deleting() {
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Menu label="More" entries={[{ id: 'delete', label: 'Delete', onSelect: () => setAsking(true) }]} />
      <ConfirmDialog
        open={asking}
        title="Delete Group"
        text="Are you sure you wish to delete this group?"
        confirmLabel="Yes, delete"
        onConfirm={() => setAsking(false)}
        onCancel={() => setAsking(false)}
      />
    </>
  );
}

test('a dialog opened by an item returns focus to the trigger', async () => {
  render(<Deleting />);
  await userEvent.click(trigger());
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }));
  expect(document.activeElement).toBe(await screen.findByRole('button', { name: 'Cancel' }));
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(document.activeElement).toBe(trigger()));
});
