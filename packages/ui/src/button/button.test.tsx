import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Copy } from 'lucide';
import { Button } from './button';
import { IconButton } from './icon-button';

test('a busy button keeps focus and ignores clicks', async () => {
  const onClick = jest.fn();
  const onSubmit = jest.fn((event: React.FormEvent) => event.preventDefault());
  render(
    <form onSubmit={onSubmit}>
      <Button type="submit" busy onClick={onClick}>
        Saving
      </Button>
    </form>,
  );
  const button = screen.getByRole('button', { name: 'Saving' });
  await userEvent.click(button);
  expect(document.activeElement).toBe(button);
  expect(button.getAttribute('aria-busy')).toBe('true');
  expect(onClick).not.toHaveBeenCalled();
  expect(onSubmit).not.toHaveBeenCalled();
});

test('a shortcut is announced but not part of the name', () => {
  render(<Button shortcut="N">New game</Button>);
  const button = screen.getByRole('button', { name: 'New game' });
  expect(button.getAttribute('aria-keyshortcuts')).toBe('N');
  expect(button.textContent).toBe('New gameN');
});

test('a button does not submit its form by default', () => {
  render(<Button>Clone</Button>);
  expect(screen.getByRole('button').getAttribute('type')).toBe('button');
});

test('an icon button shows its name on hover, until Escape', () => {
  jest.useFakeTimers();
  render(<IconButton icon={Copy} label="Clone" />);
  const button = screen.getByRole('button', { name: 'Clone' });
  fireEvent.pointerEnter(button, { pointerType: 'mouse' });
  expect(button.textContent).toBe('');
  act(() => jest.advanceTimersByTime(400));
  expect(button.textContent).toBe('Clone');
  fireEvent.keyDown(button, { key: 'Escape' });
  expect(button.textContent).toBe('');
  jest.useRealTimers();
});
