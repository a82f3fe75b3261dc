import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { UrlField } from './url-field';

function Controlled({ onSave, start = '' }: { readonly onSave?: (value: string) => void; readonly start?: string }) {
  const [value, setValue] = useState(start);
  return <UrlField label="Target" value={value} onChange={setValue} {...(onSave ? { onSave } : {})} />;
}
const field = (): HTMLInputElement => screen.getByRole('textbox', { name: 'Target' });

test.each(['http://a.example', 'https://a.example/b?c', 'HTTPS://A.example'])('%s is saved', async (address) => {
  const onSave = jest.fn();
  render(<Controlled onSave={onSave} />);
  await userEvent.type(field(), address);
  await userEvent.tab();
  expect(onSave.mock.calls).toEqual([[address]]);
});

test.each(['a.example', 'ftp://a.example', 'javascript:alert(1)', 'https:/a.example', 'https://'])(
  '%j is rejected, and the error names the allowed schemes',
  async (address) => {
    const onSave = jest.fn();
    render(<Controlled onSave={onSave} />);
    await userEvent.type(field(), address);
    await userEvent.tab();
    expect(await screen.findByText('Enter a URL that starts with http:// or https://.')).toBeTruthy();
    expect(onSave).not.toHaveBeenCalled();
    expect(field().getAttribute('aria-invalid')).toBe('true');
  },
);

test('an address with a space in its host is rejected, with a hint at the space', async () => {
  const onSave = jest.fn();
  render(<Controlled onSave={onSave} />);
  await userEvent.type(field(), 'https://lamb and lighthouse.example/tonight');
  await userEvent.tab();
  expect(await screen.findByText('Check this URL. It may contain a space.')).toBeTruthy();
  expect(onSave).not.toHaveBeenCalled();
});

test('the help text recommends https://', () => {
  render(<Controlled />);
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
    render(<Controlled onSave={onSave} />);
    await user.click(screen.getByRole('button', { name: 'Paste' }));
    await screen.findByDisplayValue(text.trim());
    return onSave.mock.calls;
  };

  test('fills the field and saves immediately', async () => {
    expect(await pasted(' https://a.example ')).toEqual([['https://a.example']]);
  });

  test('an invalid URL is shown and rejected', async () => {
    expect(await pasted('a.example')).toEqual([]);
    expect(screen.getByText('Enter a URL that starts with http:// or https://.')).toBeTruthy();
  });

  test('a clipboard without text changes nothing', async () => {
    const user = userEvent.setup();
    const onSave = jest.fn();
    await navigator.clipboard.writeText('  ');
    render(<Controlled onSave={onSave} start="https://a.example" />);
    await user.click(screen.getByRole('button', { name: 'Paste' }));
    await new Promise((resolve) => setTimeout(resolve));
    expect(screen.getByDisplayValue('https://a.example')).toBeTruthy();
    expect(onSave).not.toHaveBeenCalled();
  });

  test('an unreadable clipboard is a console warning and nothing on screen', async () => {
    const user = userEvent.setup();
    const { container } = render(<Controlled />);
    const refused = jest.spyOn(navigator.clipboard, 'readText').mockRejectedValue(new Error('NotAllowedError'));
    const before = container.textContent;
    await user.click(screen.getByRole('button', { name: 'Paste' }));
    expect(warn).toHaveBeenCalledTimes(1);
    expect(container.textContent?.replace('Paste', '')).toBe(before);
    expect(screen.queryByRole('alert')).toBeNull();
    refused.mockRestore();
  });
});
