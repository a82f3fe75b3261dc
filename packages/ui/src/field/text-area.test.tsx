import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { TextArea } from './text-area';

function Kept({ onSave }: { readonly onSave: (text: string) => void }) {
  const [value, setValue] = useState('');
  return <TextArea label="Description" limit={1000} value={value} onChange={setValue} onSave={onSave} />;
}

const field = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Description' });

test('a text beyond its limit stays, says by how much it is too long, and is not handed over', async () => {
  const onSave = jest.fn();
  render(<Kept onSave={onSave} />);
  await userEvent.click(field());
  await userEvent.paste('x'.repeat(12_345));
  expect(field().value).toHaveLength(12_345);
  const wrong = 'Please input a maximum of 1,000 characters. These are 12,345.';
  expect(screen.getByRole('textbox', { description: wrong })).toBe(field());
  await userEvent.tab();
  expect(onSave).not.toHaveBeenCalled();
  await userEvent.clear(field());
  await userEvent.paste('Bring a torch.');
  await userEvent.tab();
  expect(onSave.mock.calls).toEqual([['Bring a torch.']]);
});
