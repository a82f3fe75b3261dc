import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { TimerVisibility } from './timer-visibility';

test('Timer Visibility offers Hidden and Visible, with values 0 and 1', async () => {
  const onChange = jest.fn();
  const { rerender } = render(<TimerVisibility value={0} onChange={onChange} />);
  expect(screen.getByRole('group', { name: 'Timer Visibility' })).toBeTruthy();
  expect(screen.getAllByRole('radio')).toHaveLength(2);
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Hidden' }).checked).toBe(true);
  await userEvent.click(screen.getByRole('radio', { name: 'Visible' }));
  rerender(<TimerVisibility value={1} onChange={onChange} />);
  await userEvent.click(screen.getByRole('radio', { name: 'Hidden' }));
  expect(onChange.mock.calls).toEqual([[1], [0]]);
});
