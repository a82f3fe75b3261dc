import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { AnswerList, type AnswerListProps } from './answer-list';
import type { ListedAnswer } from './answer-rules';

const of = (...texts: readonly string[]): readonly ListedAnswer[] => texts.map((text) => ({ text, correct: false }));

function Controlled({ start, ...props }: Partial<AnswerListProps> & { readonly start: readonly ListedAnswer[] }) {
  const [answers, setAnswers] = useState(start);
  return (
    <>
      <AnswerList label="Answers" {...props} answers={answers} onChange={setAnswers} />
      <output>{answers.map(({ text, correct }) => (correct ? `*${text}` : text)).join('|')}</output>
    </>
  );
}
const held = () => document.querySelector('output')?.textContent;
const line = (n: number, name = `Answer ${n}`) => screen.getByRole<HTMLInputElement>('textbox', { name });
const adder = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Add an answer' });

test('answers are added one by one with Enter, without leaving the line', async () => {
  const onSave = jest.fn();
  render(<Controlled start={[]} onSave={onSave} marks="any" />);
  await userEvent.type(adder(), 'Bath{Enter}Wells{Enter}');
  expect(held()).toBe('Bath|Wells');
  expect(document.activeElement).toBe(adder());
  expect(onSave.mock.calls.map(([answers]) => answers.length)).toEqual([1, 2]);
});

test('Enter that ends a composition neither adds an answer nor leaves its line', () => {
  render(<Controlled start={of('Bath', 'Wells')} marks="any" />);
  fireEvent.change(adder(), { target: { value: 'とうきょう' } });
  fireEvent.keyDown(adder(), { key: 'Enter', isComposing: true });
  expect([held(), adder().value]).toEqual(['Bath|Wells', 'とうきょう']);
  line(1).focus();
  fireEvent.keyDown(line(1), { key: 'Enter', isComposing: true });
  expect(document.activeElement).toBe(line(1));
});

test('an answer left without Enter is added too', async () => {
  render(<Controlled start={[]} marks="any" />);
  await userEvent.type(adder(), 'Bath');
  await userEvent.tab();
  expect(held()).toBe('Bath');
  expect(document.activeElement).not.toBe(adder());
});

test('an answer being typed is added and saved by the save key', async () => {
  const onSave = jest.fn();
  render(<Controlled start={of('Bath')} onSave={onSave} marks="any" />);
  await userEvent.type(adder(), 'Wells{Control>}s{/Control}');
  expect(held()).toBe('Bath|Wells');
  expect(onSave).toHaveBeenCalledTimes(1);
  expect(document.activeElement).toBe(adder());
  await userEvent.keyboard('Frome');
  expect(adder().value).toBe('Frome');
});

test('the focus stays where it went after an answer was typed', async () => {
  render(<Controlled start={of('Bath')} marks="any" />);
  await userEvent.type(adder(), 'Wells');
  await userEvent.click(line(1));
  await userEvent.keyboard(' Spa');
  expect(held()).toBe('Bath Spa|Wells');
});

test('a pasted list is split into lines up to the maximum', async () => {
  render(<Controlled start={of('Bath')} max={3} marks="any" />);
  await userEvent.click(adder());
  await userEvent.paste('• Wells\n• Frome\n• Radstock\n');
  expect(held()).toBe('Bath|Wells|Frome');
  expect(screen.queryByRole('textbox', { name: 'Add an answer' })).toBeNull();
});

test('text without a line break is pasted unchanged, including commas', async () => {
  render(<Controlled start={of('Bath')} marks="any" />);
  await userEvent.click(line(1));
  await userEvent.paste(', Somerset');
  expect(held()).toBe('Bath, Somerset');
});

test('an answer is cut however its text got into the line', () => {
  render(<Controlled start={of('Bath')} marks="any" maxLength={6} />);
  fireEvent.change(line(1), { target: { value: 'Bath Spa' } });
  expect(held()).toBe('Bath S');
  fireEvent.change(adder(), { target: { value: 'Radstock' } });
  expect(adder().value).toBe('Radsto');
});

test('forbidden characters are dropped, and a forbidden comma splits pasted text', async () => {
  render(<Controlled start={[]} marks="one" without=",:" maxLength={6} />);
  await userEvent.click(adder());
  await userEvent.paste('Bath, Wells on the hill');
  await userEvent.type(adder(), 'Fr:ome,{Enter}');
  expect(held()).toBe('*Bath|Wells |Frome');
});

test('Alt and arrows move a line and its focus', async () => {
  render(<Controlled start={of('Bath', 'Wells', 'Frome')} marks="any" />);
  await userEvent.click(line(1));
  await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
  expect(held()).toBe('Wells|Bath|Frome');
  expect(document.activeElement).toBe(line(2));
});

test('with one correct answer the mark moves, with several it is added', async () => {
  const { unmount } = render(<Controlled start={of('Bath', 'Wells')} marks="one" />);
  await userEvent.click(screen.getByRole('radio', { name: 'Bath is correct' }));
  await userEvent.click(screen.getByRole('radio', { name: 'Wells is correct' }));
  expect(held()).toBe('*Wells|Bath');
  expect(line(0, 'Correct answer')).toBe(document.activeElement?.closest('li')?.querySelector('[data-answer]'));
  unmount();
  render(<Controlled start={of('Bath', 'Wells')} marks="any" />);
  await userEvent.click(screen.getByRole('checkbox', { name: 'Bath is correct' }));
  await userEvent.click(screen.getByRole('checkbox', { name: 'Wells is correct' }));
  expect(held()).toBe('*Bath|*Wells');
});

test('Backspace in an empty line removes it and focuses the previous one; Remove the next one', async () => {
  render(<Controlled start={of('Bath', 'Wells', 'Frome')} marks="any" />);
  await userEvent.clear(line(2));
  await userEvent.keyboard('{Backspace}');
  expect(held()).toBe('Bath|Frome');
  expect(document.activeElement).toBe(line(1));
  await userEvent.click(screen.getByRole('button', { name: 'Remove Bath' }));
  expect(document.activeElement).toBe(line(1));
  expect(line(1).value).toBe('Frome');
});

test('an answer changed from outside is shown', () => {
  const { rerender } = render(<AnswerList label="Answers" answers={of('Bath')} onChange={() => undefined} />);
  rerender(<AnswerList label="Answers" answers={of('Wells', 'Frome')} onChange={() => undefined} />);
  expect([line(1).value, line(2).value]).toEqual(['Wells', 'Frome']);
});
