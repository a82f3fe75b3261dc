import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import type { SelectOption } from '../select/select-face';
import { Autocomplete, type AutocompleteProps } from './autocomplete';

const PEOPLE: readonly SelectOption[] = [
  { value: '1', label: 'Maren Okafor', note: 'maren@harbour.example' },
  { value: '2', label: 'Priya Raman', note: 'priya@harbour.example' },
  { value: '3', label: 'Martin Vell', note: 'martin@harbour.example' },
];

function Person(props: Partial<AutocompleteProps>) {
  const [text, setText] = useState('');
  return <Autocomplete label="Name or e-mail" value={text} onChange={setText} onChoose={() => undefined} {...props} />;
}
const field = (): HTMLInputElement => screen.getByRole('combobox', { name: 'Name or e-mail' });
const names = (): (string | null)[] => screen.getAllByRole('option').map((option) => option.textContent);

test('typing shows suggestions, arrows and Enter choose one, focus stays in the field', async () => {
  const onChoose = jest.fn();
  render(<Person options={PEOPLE} onChoose={onChoose} />);
  await userEvent.type(field(), 'mar');
  await screen.findByRole('listbox', { name: 'Name or e-mail' });
  expect(names()).toEqual(['Maren Okaformaren@harbour.example', 'Martin Vellmartin@harbour.example']);
  expect(field().getAttribute('aria-expanded')).toBe('true');
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  expect(document.getElementById(field().getAttribute('aria-activedescendant') ?? '')?.textContent).toContain('Martin');
  await userEvent.keyboard('{Enter}');
  expect(onChoose.mock.calls).toEqual([[PEOPLE[2]]]);
  expect(field().value).toBe('Martin Vell');
  expect(document.activeElement).toBe(field());
  expect(screen.queryByRole('listbox')).toBeNull();
});

test('clicking a suggestion chooses it without leaving the field', async () => {
  const onChoose = jest.fn();
  const onSave = jest.fn();
  render(<Person options={PEOPLE} onChoose={onChoose} onSave={onSave} />);
  await userEvent.type(field(), 'priya');
  await userEvent.click(await screen.findByRole('option'));
  expect(onChoose.mock.calls).toEqual([[PEOPLE[1]]]);
  expect(onSave).not.toHaveBeenCalled();
  expect(document.activeElement).toBe(field());
});

test('Escape first closes the suggestions and keeps the text; typed text is a valid value', async () => {
  const onSave = jest.fn();
  const outer = jest.fn();
  render(
    // biome-ignore lint/a11y/noStaticElementInteractions: checks which keys bubble up
    <div onKeyDown={(event) => event.key === 'Escape' && outer()}>
      <Person options={PEOPLE} onSave={onSave} />
    </div>,
  );
  await userEvent.type(field(), 'mar');
  await screen.findByRole('listbox');
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('listbox')).toBeNull();
  expect(outer).not.toHaveBeenCalled();
  await userEvent.keyboard('{Enter}');
  expect(onSave.mock.calls).toEqual([['mar']]);
});

test('suggestions load when typing pauses, and a response for older text is dropped', async () => {
  jest.useFakeTimers();
  const answers: ((options: readonly SelectOption[]) => void)[] = [];
  const load = jest.fn(() => new Promise<readonly SelectOption[]>((resolve) => answers.push(resolve)));
  render(<Person load={load} minimum={2} />);
  const type = (text: string): void => void fireEvent.change(field(), { target: { value: text } });
  type('m');
  await act(async () => jest.advanceTimersByTime(1000));
  expect(load).not.toHaveBeenCalled();
  type('ma');
  await act(async () => jest.advanceTimersByTime(249));
  expect(load).not.toHaveBeenCalled();
  await act(async () => jest.advanceTimersByTime(1));
  type('mar');
  await act(async () => jest.advanceTimersByTime(250));
  await act(async () => {
    answers[0]?.([{ value: 'old', label: 'Too old' }]);
    answers[1]?.(PEOPLE.slice(0, 1));
  });
  jest.useRealTimers();
  await screen.findByRole('listbox');
  expect(names()).toEqual(['Maren Okaformaren@harbour.example']);
});
