import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { SaveMark } from '../field/save-mark';
import { VisuallyHidden } from '../text/visually-hidden';
import { Checkbox } from './checkbox';
import { RadioCards } from './radio-cards';
import { SegmentedControl } from './segmented-control';
import { Switch } from './switch';

function Slider({ onChange }: { readonly onChange: (value: string) => void }) {
  const [value, setValue] = useState('hidden');
  return (
    <Switch
      label="Timer"
      value={value}
      on="visible"
      off="hidden"
      onChange={(next) => {
        setValue(next);
        onChange(next);
      }}
    />
  );
}

test('the slider toggles between its on value and its off value', async () => {
  const onChange = jest.fn();
  render(<Slider onChange={onChange} />);
  const slider = screen.getByRole<HTMLInputElement>('switch', { name: 'Timer' });
  expect(slider.checked).toBe(false);
  await userEvent.click(slider);
  expect(slider.checked).toBe(true);
  slider.focus();
  await userEvent.keyboard(' ');
  expect(onChange.mock.calls).toEqual([['visible'], ['hidden']]);
});

test('the slider keeps its name and label next to a button in the same row', async () => {
  const [onChange, onRetry] = [jest.fn(), jest.fn()];
  const tail = <SaveMark state="failed" onRetry={onRetry} />;
  render(<Switch label="Chat" note="Teams may write back." value={0} on={1} off={0} onChange={onChange} tail={tail} />);
  expect(screen.getByRole('switch', { name: 'Chat', description: 'Teams may write back.' })).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect([onRetry.mock.calls.length, onChange.mock.calls.length]).toEqual([1, 0]);
  await userEvent.click(screen.getByText('Chat'));
  expect([onRetry.mock.calls.length, onChange.mock.calls.length]).toEqual([1, 1]);
});

test('a checkbox reports whether it is checked, and can be indeterminate', async () => {
  const onChange = jest.fn();
  render(<Checkbox label="All" checked={false} mixed onChange={onChange} />);
  const box = screen.getByRole<HTMLInputElement>('checkbox', { name: 'All' });
  expect(box.indeterminate).toBe(true);
  await userEvent.click(screen.getByText('All'));
  expect(onChange.mock.calls).toEqual([[true]]);
});

test('a checkbox without visible text has its box in the middle of its target', () => {
  const all = <VisuallyHidden>All</VisuallyHidden>;
  render(
    [all, 'Some'].map((label, key) => (
      <Checkbox key={String(key)} label={label} checked={false} onChange={jest.fn()} />
    )),
  );
  const [hidden, shown] = screen.getAllByRole<HTMLInputElement>('checkbox').map(({ labels }) => labels?.[0]);
  if (!hidden || !shown) throw new Error('A checkbox has no label.');
  expect(getComputedStyle(hidden).justifyContent).toBe('center');
  expect(getComputedStyle(shown).justifyContent).not.toBe('center');
});

function Modes() {
  const [mode, setMode] = useState(0);
  return (
    <RadioCards
      label="Clock"
      value={mode}
      onChange={setMode}
      options={[
        { value: 0, label: 'Scheduled', body: <input aria-label="Start" /> },
        { value: 1, label: 'Start anytime', note: 'Each team has its own clock.', body: <input aria-label="Time" /> },
      ]}
    />
  );
}

test('the chosen card shows its body, the others hide theirs', async () => {
  render(<Modes />);
  expect(screen.getByRole('textbox', { name: 'Start' })).toBeTruthy();
  expect(screen.queryByRole('textbox', { name: 'Time' })).toBeNull();
  await userEvent.click(
    screen.getByRole('radio', { name: 'Start anytime', description: 'Each team has its own clock.' }),
  );
  expect(screen.getByRole('textbox', { name: 'Time' })).toBeTruthy();
  expect(screen.queryByRole('textbox', { name: 'Start' })).toBeNull();
});

test('a segmented control is a radio group', async () => {
  const onChange = jest.fn();
  const options = [
    { value: 'week', label: 'Week' },
    { value: 'all', label: 'All' },
  ];
  render(<SegmentedControl label="History" value="all" options={options} onChange={onChange} />);
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'All' }).checked).toBe(true);
  await userEvent.click(screen.getByRole('radio', { name: 'Week' }));
  expect(onChange.mock.calls).toEqual([['week']]);
});

test('high contrast fills the chosen segment', () => {
  render(<SegmentedControl label="Mode" value="a" options={[{ value: 'a', label: 'A' }]} onChange={jest.fn()} />);
  const forced = [...document.styleSheets]
    .flatMap(({ cssRules }) => [...cssRules])
    .filter((rule) => rule instanceof CSSMediaRule && rule.conditionText.includes('forced-colors'))
    .map(({ cssText }) => cssText);
  expect(forced.join('\n')).toMatch(
    /:checked\).*forced-color-adjust: none; background: Highlight; color: HighlightText/s,
  );
});
