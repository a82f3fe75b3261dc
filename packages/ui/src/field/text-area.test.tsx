import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { TextArea } from './text-area';

function Controlled({ onSave }: { readonly onSave: (text: string) => void }) {
  const [value, setValue] = useState('');
  return <TextArea label="Description" limit={1000} value={value} onChange={setValue} onSave={onSave} />;
}

const field = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Description' });

test('text over its limit is kept, reported with its length, and not saved', async () => {
  const onSave = jest.fn();
  render(<Controlled onSave={onSave} />);
  await userEvent.click(field());
  await userEvent.paste('x'.repeat(12_345));
  expect(field().value).toHaveLength(12_345);
  const wrong = 'Please input a maximum of 1,000 characters. You have 12,345.';
  expect(screen.getByRole('textbox', { description: wrong })).toBe(field());
  await userEvent.tab();
  expect(onSave).not.toHaveBeenCalled();
  await userEvent.clear(field());
  await userEvent.paste('Bring a torch.');
  await userEvent.tab();
  expect(onSave.mock.calls).toEqual([['Bring a torch.']]);
});

test('text that scrolls never runs through the label: the strip of the label is a border', () => {
  render(<Controlled onSave={() => undefined} />);
  const own = [...document.styleSheets]
    .flatMap(({ cssRules }) => [...cssRules])
    .filter((rule) => rule instanceof CSSStyleRule && field().matches(rule.selectorText))
    .map(({ cssText }) => cssText)
    .join('\n');
  expect(own).toContain('border-block-start: calc(1lh + 4px) solid transparent');
  expect(own).toContain('padding-block: 0 8px');
});
