import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { RichText, type RichTextProps } from './rich-text';
import { RichView } from './rich-view';
import { isPictureAddress, linkAddress, secureAddress } from './secure-address';

// jsdom cannot measure text.
Range.prototype.getClientRects ??= () => [] as unknown as DOMRectList;
Range.prototype.getBoundingClientRect ??= () => document.body.getBoundingClientRect();

function Controlled({ start = '', onChange, ...props }: Partial<RichTextProps> & { readonly start?: string }) {
  const [value, setValue] = useState(start);
  return (
    <>
      <RichText
        label="Description"
        value={value}
        onChange={(html) => {
          setValue(html);
          onChange?.(html);
        }}
        {...props}
      />
      <output>{value}</output>
      <button type="button" onClick={() => setValue('<p>From outside</p>')}>
        Undo elsewhere
      </button>
    </>
  );
}
// Loading the editor is slow: do it before the first test starts its timeout.
beforeAll(async () => {
  await import('./rich-text-editor');
});

const writing = (): Promise<HTMLElement> => screen.findByRole('textbox', { name: 'Description' });
const held = (): string | null => screen.getByRole('status', { name: '' }).textContent;
const press = (name: string): Promise<void> => userEvent.click(screen.getByRole('button', { name }));

test('it is 250 px high', async () => {
  render(<Controlled />);
  const text = await writing();
  const frame = text.parentElement?.parentElement;
  expect(frame && getComputedStyle(frame).blockSize).toBe('250px');
});

test('existing text is shown formatted, without anything executable', async () => {
  render(
    <Controlled start='<p>One <strong>two</strong><img src="x" onerror="alert(1)"></p><script>alert(1)</script>' />,
  );
  const text = await writing();
  expect(text.querySelector('strong')?.textContent).toBe('two');
  expect(text.innerHTML).not.toMatch(/onerror|script/);
});

test('the toolbar formats text, is one Tab stop, and arrow keys move through it', async () => {
  render(<Controlled start="<p>quay</p>" />);
  await writing();
  await press('List');
  await waitFor(() => expect(held()).toContain('<ul><li><p>quay</p></li></ul>'));
  expect(screen.getByRole('button', { name: 'List', pressed: true })).toBeTruthy();
  const bar = screen.getByRole('toolbar', { name: 'Description formatting' });
  expect(bar.querySelectorAll('[tabindex="0"]')).toHaveLength(1);
  await act(async () => screen.getByRole('button', { name: 'Bold' }).focus());
  await userEvent.keyboard('{ArrowRight}');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Italic' }));
  await userEvent.keyboard('{End}');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Redo' }));
  await press('Undo');
  await waitFor(() => expect(held()).toBe('<p>quay</p>'));
});

test('the http:// URL of an inserted image becomes https:// with the same host', async () => {
  render(<Controlled />);
  await writing();
  await press('Image');
  await userEvent.type(screen.getByRole('textbox', { name: 'Image URL' }), 'http://pics.example:81/a.png?b=1');
  await press('Insert image');
  await waitFor(() => expect(held()).toContain('src="https://pics.example:81/a.png?b=1"'));
});

test('an image has an alternative text', async () => {
  render(<Controlled />);
  await writing();
  await press('Image');
  await userEvent.type(screen.getByRole('textbox', { name: 'Image URL' }), 'https://pics.example/a.png');
  await userEvent.type(screen.getByRole('textbox', { name: 'What it shows' }), 'A ferry at dusk');
  fireEvent.keyDown(screen.getByRole('textbox', { name: 'What it shows' }), { key: 'Enter', isComposing: true });
  expect(held()).not.toContain('<img');
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(held()).toContain('alt="A ferry at dusk"'));
});

test('an invalid URL is reported and the typed text is kept', async () => {
  render(<Controlled />);
  await writing();
  await press('Link');
  const address = screen.getByRole<HTMLInputElement>('textbox', { name: 'Link URL' });
  await userEvent.type(address, 'javascript:alert(1){Enter}');
  expect(screen.getByRole('alert').textContent).toContain('It should start with https://.');
  expect(address.value).toBe('javascript:alert(1)');
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('textbox', { name: 'Link URL' })).toBeNull();
});

test('blur saves a changed text once', async () => {
  const onSave = jest.fn();
  render(<Controlled start="<p>quay</p>" onSave={onSave} />);
  const text = await writing();
  act(() => text.focus());
  await press('List');
  await waitFor(() => expect(held()).toContain('<ul>'));
  fireEvent.blur(text);
  fireEvent.blur(text);
  expect(onSave.mock.calls).toEqual([['<ul><li><p>quay</p></li></ul>']]);
});

test.each(['Find the key', '<b>Find</b> the key', '<p>Find the key</p>'])(
  'a text that is only visited is not saved: %s',
  async (start) => {
    const onSave = jest.fn();
    render(<Controlled start={start} onSave={onSave} />);
    const text = await writing();
    act(() => text.focus());
    fireEvent.blur(text);
    await press('Undo elsewhere');
    await waitFor(() => expect(text.textContent).toBe('From outside'));
    fireEvent.focus(text);
    fireEvent.blur(text);
    expect(onSave).not.toHaveBeenCalled();
  },
);

test('a change by a button alone is saved, and so is the stored text when it is taken back', async () => {
  const onSave = jest.fn();
  render(<Controlled start="quay" onSave={onSave} />);
  const text = await writing();
  await press('List');
  await waitFor(() => expect(document.activeElement).toBe(text));
  fireEvent.blur(text);
  await press('Undo');
  await waitFor(() => expect(held()).toBe('quay'));
  fireEvent.blur(text);
  expect(onSave.mock.calls).toEqual([['<ul><li><p>quay</p></li></ul>'], ['quay']]);
});

test.each([
  [
    'a line for each row',
    '<p>Stations</p><table><tbody><tr><th>Station</th><th>Time</th></tr><tr><td>\n <b>Gate 4</b></td><td><p>10:30</p></td></tr></tbody></table>',
    '<p>Stations</p><p>Station | Time</p><p><strong>Gate 4</strong> | 10:30</p>',
  ],
  ['no gap for an empty cell', '<table><tr><td></td><td>Gate 4</td></tr></table>', '<p>Gate 4</p>'],
  [
    'what is more than a line as it is',
    '<table><tr><td><p>One</p><p>Two</p></td><td><ul><li>Three</li></ul></td></tr></table>',
    '<p>One</p><p>Two</p><ul><li><p>Three</p></li></ul>',
  ],
])('a pasted table becomes %s', async (_, table, expected) => {
  render(<Controlled />);
  const text = await writing();
  fireEvent.paste(text, { clipboardData: { getData: (type: string) => (type === 'text/html' ? table : '') } });
  await waitFor(() => expect(held()).toBe(expected));
});

test('a new value prop replaces the text', async () => {
  const onChange = jest.fn();
  render(<Controlled start="<p>quay</p>" onChange={onChange} />);
  const text = await writing();
  await press('Undo elsewhere');
  await waitFor(() => expect(text.textContent).toBe('From outside'));
  expect(onChange).not.toHaveBeenCalled();
});

test('displayed text keeps its formatting and loses anything harmful', async () => {
  const { container } = render(
    <RichView html='<p>A <em>quay</em> <a href="javascript:alert(1)">x</a><a href="https://a.example">y</a></p><iframe src="//e.example"></iframe><form><input></form><img src="https://a.example/b.png" onerror="alert(1)" style="position:fixed">' />,
  );
  expect(container.textContent).toContain('A quay');
  await waitFor(() => expect(container.querySelector('em')).not.toBeNull());
  expect(container.innerHTML).not.toMatch(/javascript|iframe|form|input|onerror|style=/);
  expect(container.querySelector('a[href]')?.getAttribute('rel')).toBe('noopener noreferrer');
  expect(container.querySelector('img')?.getAttribute('src')).toBe('https://a.example/b.png');
  expect(container.querySelector('img')?.getAttribute('alt')).toBe('');
});

test.each([
  ['http://a.example/x', 'https://a.example/x'],
  ['HTTP://a.example', 'https://a.example'],
  ['https://a.example/http://b', 'https://a.example/http://b'],
  [' http://a.example:8080/?u=http://b ', 'https://a.example:8080/?u=http://b'],
])('the secure URL of %j', (address, secure) => {
  expect(secureAddress(address)).toBe(secure);
});

test('which URLs may be links and images', () => {
  expect(linkAddress('harbour.example/tides')).toBe('https://harbour.example/tides');
  for (const kept of ['mailto:a@b.example', 'tel:+441179000']) expect(linkAddress(kept)).toBe(kept);
  for (const bad of ['javascript:alert(1)', 'data:text/html,x', 'two words.example', '']) {
    expect(linkAddress(bad)).toBeUndefined();
    expect(isPictureAddress(bad)).toBe(false);
  }
});
