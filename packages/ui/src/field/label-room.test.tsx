import { render, screen } from '@testing-library/react';
import { Select } from '../select/select';
import { SaveMark } from './save-mark';
import { TextField } from './text-field';

/** The width that is left for a label beside a save mark; jsdom does not know `:has`. */
const roomOf = (label: HTMLElement): string[] =>
  [...document.styleSheets]
    .flatMap(({ cssRules }) => [...cssRules])
    .filter((rule) => rule instanceof CSSStyleRule && rule.selectorText.includes(':has([data-save-mark])'))
    .filter((rule) => label.matches((rule as CSSStyleRule).selectorText.replace(':has([data-save-mark])', '')))
    .map(({ cssText }) => /max-inline-size: ([^;]*);/.exec(cssText)?.[1] ?? '');

test('a label leaves room for the save mark, in a text field and in a field that is a button', () => {
  const tail = <SaveMark state="saved" />;
  render(<TextField label="Headline" value="Gull" tail={tail} />);
  render(<Select label="Completion type" value="" options={[]} onChange={() => undefined} tail={tail} />);
  const room = 'calc(100% - 116px - var(--help-room, 0px))';
  expect(roomOf(screen.getByText('Headline'))).toEqual([room]);
  expect(roomOf(screen.getByText('Completion type'))).toEqual([room]);
});
