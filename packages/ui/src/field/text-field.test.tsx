import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { TextField, type TextFieldProps } from './text-field';

function Controlled({ start = '', ...props }: Omit<TextFieldProps, 'value' | 'label'> & { readonly start?: string }) {
  const [value, setValue] = useState(start);
  return <TextField {...props} label="Entry code" value={value} onChange={setValue} />;
}

const field = (): HTMLInputElement => screen.getByRole('textbox', { name: 'Entry code' });

test('text shorter than the minimum shows the fixed message with the number', async () => {
  render(<Controlled min={3} />);
  await userEvent.type(field(), 'PI');
  expect(screen.getByRole('textbox', { description: 'Please input a minimum of 3 characters.' })).toBe(field());
  expect(field().getAttribute('aria-invalid')).toBe('true');
  await userEvent.type(field(), 'L');
  expect(screen.queryByText(/minimum/)).toBeNull();
});

test('no more characters than the maximum are accepted', async () => {
  render(<Controlled max={5} counter />);
  await userEvent.type(field(), 'PILOT24');
  expect(field().value).toBe('PILOT');
  expect(screen.getByText('5 / 5')).toBeTruthy();
});

test('truncated text ends with a whole character', () => {
  render(<Controlled max={5} />);
  fireEvent.change(field(), { target: { value: '😀😀😀' } });
  expect(field().value).toBe('😀😀');
});

test('keystrokes that break the pattern are not accepted', async () => {
  render(<Controlled pattern={/^[A-Z0-9-]*$/} />);
  await userEvent.type(field(), 'DARK sat-7!');
  expect(field().value).toBe('DARK-7');
});

test('only a changed and valid value is saved', async () => {
  const onSave = jest.fn();
  render(<Controlled start="PILOT" min={3} onSave={onSave} />);
  await userEvent.click(field());
  await userEvent.tab();
  expect(onSave).not.toHaveBeenCalled();
  await userEvent.clear(field());
  await userEvent.type(field(), 'PI');
  await userEvent.tab();
  expect(onSave).not.toHaveBeenCalled();
  await userEvent.type(field(), 'ER');
  await userEvent.tab();
  expect(onSave.mock.calls).toEqual([['PIER']]);
});

test('Enter that ends a composition saves nothing', () => {
  const onSave = jest.fn();
  render(<Controlled onSave={onSave} />);
  act(() => field().focus());
  fireEvent.change(field(), { target: { value: 'とうきょう' } });
  fireEvent.keyDown(field(), { key: 'Enter', isComposing: true });
  expect(onSave).not.toHaveBeenCalled();
  fireEvent.keyDown(field(), { key: 'Enter' });
  expect(onSave.mock.calls).toEqual([['とうきょう']]);
});

test('an empty text is saved even with a minimum', async () => {
  const onSave = jest.fn();
  const validate = jest.fn(async () => 'never right');
  render(<Controlled start="PILOT" min={3} onSave={onSave} validate={validate} />);
  await userEvent.clear(field());
  await userEvent.tab();
  expect(onSave.mock.calls).toEqual([['']]);
});

test('Enter saves without leaving the field', async () => {
  const onSave = jest.fn();
  render(<Controlled onSave={onSave} />);
  await userEvent.type(field(), 'PIER{Enter}');
  expect(onSave.mock.calls).toEqual([['PIER']]);
  await userEvent.tab();
  expect(onSave).toHaveBeenCalledTimes(1);
});

test.each([{ ctrlKey: true }, { metaKey: true }])(
  'the save key with %j saves too, and stays the key of the screen',
  async (held) => {
    const onSave = jest.fn();
    render(<Controlled onSave={onSave} />);
    await userEvent.type(field(), 'PIERs');
    expect(onSave).not.toHaveBeenCalled();
    // Not prevented: the screen saves the rest.
    expect(fireEvent.keyDown(field(), { key: 's', ...held })).toBe(true);
    expect(onSave.mock.calls).toEqual([['PIERs']]);
    await userEvent.tab();
    expect(onSave).toHaveBeenCalledTimes(1);
  },
);

test('an error from the asynchronous validator is shown below the field and nothing is saved', async () => {
  const onSave = jest.fn();
  const validate = async (value: string): Promise<string | undefined> =>
    value.startsWith('https://') ? undefined : 'Webhook URL must use HTTPS.';
  render(<Controlled onSave={onSave} validate={validate} />);
  await userEvent.type(field(), 'http://a.example');
  await userEvent.tab();
  expect(await screen.findByText('Webhook URL must use HTTPS.')).toBeTruthy();
  expect(field().getAttribute('aria-invalid')).toBe('true');
  expect(onSave).not.toHaveBeenCalled();
  await userEvent.clear(field());
  await userEvent.type(field(), 'https://a.example{Enter}');
  expect(onSave.mock.calls).toEqual([['https://a.example']]);
  expect(screen.queryByText('Webhook URL must use HTTPS.')).toBeNull();
});

test('a validation result for older text is dropped', async () => {
  const onSave = jest.fn();
  const answers: ((wrong: string | undefined) => void)[] = [];
  const validate = (): Promise<string | undefined> => new Promise((resolve) => answers.push(resolve));
  render(<Controlled onSave={onSave} validate={validate} />);
  await userEvent.type(field(), 'first{Enter}');
  await userEvent.type(field(), '!{Enter}');
  answers[0]?.('too late');
  answers[1]?.(undefined);
  await screen.findByDisplayValue('first!');
  await userEvent.tab();
  expect(onSave.mock.calls).toEqual([['first!']]);
  expect(screen.queryByText('too late')).toBeNull();
});

test('text that turns out valid once it has been edited is not saved', async () => {
  const onSave = jest.fn();
  let accept = () => {};
  const validate = () => new Promise<undefined>((resolve) => (accept = () => resolve(undefined)));
  render(<Controlled onSave={onSave} validate={validate} />);
  await userEvent.type(field(), 'first{Enter}');
  await userEvent.type(field(), '!');
  await act(async () => accept());
  expect(onSave).not.toHaveBeenCalled();
});

test('the label floats above the value, or takes its place while the field is empty', () => {
  render(<Controlled start="PILOT" />);
  const label = screen.getByText('Entry code');
  expect(label.getAttribute('for')).toBe(field().id);
  const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]) as CSSStyleRule[];
  const own = rules.find((rule) => [...label.classList].some((name) => rule.selectorText === `.${name}`));
  expect(own?.cssText).toMatch(/position: absolute;.*inset-block-start: 6px/);
  const lowered = rules.find((rule) => rule.selectorText?.includes('> input:placeholder-shown:not(:focus))'));
  expect([...label.classList].some((name) => lowered?.selectorText.includes(`.${name}`))).toBe(true);
  expect(lowered?.cssText).toContain('translate: 0 7px');
});

test.each([
  ['Quay Walk', 'auto'],
  ['\u05d8\u05d9\u05d9\u05dc', 'auto'],
  ['24', null],
  ['', null],
])('%j follows its own direction; without letters it follows the page', (start, direction) => {
  render(<Controlled start={start} />);
  expect(field().getAttribute('dir')).toBe(direction);
});
