import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Pagination } from './pagination';

test('Previous and Next go to the neighbouring pages', async () => {
  const onPage = jest.fn();
  render(<Pagination page={5} pages={42} perPage={10} onPage={onPage} />);
  await userEvent.click(screen.getByRole('button', { name: 'Previous' }));
  await userEvent.click(screen.getByRole('button', { name: 'Next' }));
  await userEvent.click(screen.getByRole('button', { name: 'Page 9' }));
  expect(onPage.mock.calls).toEqual([[4], [6], [9]]);
  expect(screen.getByRole('button', { current: 'page', name: 'Page 5' })).toBeTruthy();
});

test('Previous and Next are disabled at the ends', () => {
  render(<Pagination page={1} pages={1} perPage={10} onPage={jest.fn()} />);
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Previous' }).disabled).toBe(true);
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Next' }).disabled).toBe(true);
});

test('at most nine numbers are shown', () => {
  render(<Pagination page={21} pages={42} perPage={10} onPage={jest.fn()} />);
  expect(screen.getAllByRole('button', { name: /^Page/ })).toHaveLength(9);
  expect(screen.getAllByText('…')).toHaveLength(2);
});

test('an empty list shows the fixed text', () => {
  render(<Pagination page={1} pages={0} perPage={10} count={0} onPage={jest.fn()} />);
  expect(screen.getByText('There are no results.')).toBeTruthy();
});

test('Per page offers 10, 25 and 50', async () => {
  const onPerPage = jest.fn();
  render(<Pagination page={1} pages={4} perPage={10} count={37} onPage={jest.fn()} onPerPage={onPerPage} />);
  await userEvent.click(screen.getByRole('button', { name: 'Per page 10' }));
  const options = await screen.findAllByRole('option');
  expect(options.map((option) => option.textContent)).toEqual(['10', '25', '50']);
  await userEvent.click(screen.getByRole('option', { name: '25' }));
  expect(onPerPage.mock.calls).toEqual([[25]]);
  expect(screen.getByText('1–10 of 37')).toBeTruthy();
});
