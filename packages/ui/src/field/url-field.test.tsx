import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { UrlField } from './url-field';

function Kept({ onSave }: { readonly onSave?: (value: string) => void }) {
  const [value, setValue] = useState('');
  return <UrlField label="Target" value={value} onChange={setValue} {...(onSave ? { onSave } : {})} />;
}
const field = (): HTMLInputElement => screen.getByRole('textbox', { name: 'Target' });

test.each(['http://a.example', 'https://a.example/b?c', 'HTTPS://A.example'])('%s is handed over', async (address) => {
  const onSave = jest.fn();
  render(<Kept onSave={onSave} />);
  await userEvent.type(field(), address);
  await userEvent.tab();
  expect(onSave.mock.calls).toEqual([[address]]);
});

test.each(['a.example', 'ftp://a.example', 'javascript:alert(1)', 'https:/a.example', 'https://'])(
  '%j is not accepted, and the field says which beginnings are',
  async (address) => {
    const onSave = jest.fn();
    render(<Kept onSave={onSave} />);
    await userEvent.type(field(), address);
    await userEvent.tab();
    expect(await screen.findByText('The address must begin with http:// or https://.')).toBeTruthy();
    expect(onSave).not.toHaveBeenCalled();
    expect(field().getAttribute('aria-invalid')).toBe('true');
  },
);

test('the help recommends https://', () => {
  render(<Kept />);
  expect(screen.getByText(/^https:\/\/ is recommended/)).toBeTruthy();
});

describe('pasting', () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  beforeEach(() => warn.mockClear());
  afterAll(() => warn.mockRestore());

  const pasted = async (text: string) => {
    const user = userEvent.setup();
    const onSave = jest.fn();
    await navigator.clipboard.writeText(text);
    render(<Kept onSave={onSave} />);
    await user.click(screen.getByRole('button', { name: 'Paste' }));
    await screen.findByDisplayValue(text.trim());
    return onSave.mock.calls;
  };

  test('fills the field and is handed over at once', async () => {
    expect(await pasted(' https://a.example ')).toEqual([['https://a.example']]);
  });

  test('something that is no address is shown and refused', async () => {
    expect(await pasted('a.example')).toEqual([]);
    expect(screen.getByText('The address must begin with http:// or https://.')).toBeTruthy();
  });

  test('a clipboard that cannot be read is a warning for the console and nothing on screen', async () => {
    const user = userEvent.setup();
    const { container } = render(<Kept />);
    const refused = jest.spyOn(navigator.clipboard, 'readText').mockRejectedValue(new Error('NotAllowedError'));
    const before = container.textContent;
    await user.click(screen.getByRole('button', { name: 'Paste' }));
    expect(warn).toHaveBeenCalledTimes(1);
    expect(container.textContent?.replace('Paste', '')).toBe(before);
    expect(screen.queryByRole('alert')).toBeNull();
    refused.mockRestore();
  });
});
