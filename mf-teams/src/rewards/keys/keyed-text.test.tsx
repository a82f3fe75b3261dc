import { createEvent, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { KeyedText } from './keyed-text';

function Description() {
  const [value, setValue] = useState('');
  return <KeyedText keys={new Map([['pub', 'The Anchor']])} label="Description" value={value} onChange={setValue} />;
}

test('the Enter that ends an IME composition chooses no key, the next one does', async () => {
  render(<Description />);
  const area = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Description' });
  await userEvent.type(area, '%{{p');
  await screen.findByRole('listbox');
  const ends = createEvent.keyDown(area, { key: 'Enter', isComposing: true });
  fireEvent(area, ends);
  expect([area.value, ends.defaultPrevented]).toEqual(['%{p', false]);
  fireEvent.keyDown(area, { key: 'Enter' });
  expect(area.value).toBe('%{pub}');
});
