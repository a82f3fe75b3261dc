import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RecentlyDeleted } from './recently-deleted';

const item = (id: number, name: string) => ({
  id,
  name,
  deleted_at: new Date().toISOString(),
  restore_until: new Date(Date.now() + 60_000).toISOString(),
});
const undo = (name: string) => screen.getByRole('button', { name: `Undo deletion of ${name}` });

test('recently deleted items are one Tab stop with arrow keys inside', async () => {
  const onRestore = jest.fn();
  const items = [item(1, 'Crane'), item(2, 'Gull')];
  render(<RecentlyDeleted items={items} nameOf={({ name }) => name} onRestore={onRestore} />);
  await waitFor(() => expect(undo('Gull').tabIndex).toBe(-1));
  await userEvent.tab();
  expect(document.activeElement).toBe(undo('Crane'));
  await userEvent.keyboard('{ArrowDown}{Enter}');
  expect(onRestore.mock.calls).toEqual([[items[1]]]);
});

test('nothing is shown after the restore period', () => {
  const late = { ...item(1, 'Crane'), restore_until: new Date(0).toISOString() };
  const { container } = render(<RecentlyDeleted items={[late]} nameOf={() => 'Crane'} onRestore={jest.fn()} />);
  expect(container.textContent).toBe('');
});
