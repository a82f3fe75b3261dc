import { act, fireEvent, render, screen } from '@testing-library/react';
import { createNoticeList } from './notice-list';
import { NOTICES_SIDE, Notices } from './notices';
import { ValidationSummary } from './validation-summary';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const wait = (milliseconds: number): void => act(() => jest.advanceTimersByTime(milliseconds));

function setUp() {
  const list = createNoticeList();
  render(<Notices list={list} />);
  return list;
}

test('a notice closes automatically after 7 s', () => {
  const list = setUp();
  act(() => void list.show({ tone: 'success', text: 'Cloned.' }));
  wait(6999);
  expect(screen.getByText('Cloned.')).toBeTruthy();
  wait(1);
  expect(screen.queryByText('Cloned.')).toBeNull();
});

test('notices keep the distance of a column at their side', () => {
  setUp();
  const { insetInlineEnd } = getComputedStyle(screen.getByRole('region', { name: 'Notices' }));
  expect(insetInlineEnd).toContain(NOTICES_SIDE);
});

test('hovering pauses the countdown and keeps the time left', () => {
  const list = setUp();
  act(() => void list.show({ tone: 'success', text: 'Cloned.' }));
  wait(5000);
  fireEvent.pointerEnter(screen.getByText('Cloned.'));
  wait(60_000);
  expect(screen.getByText('Cloned.')).toBeTruthy();
  fireEvent.pointerLeave(screen.getByText('Cloned.'));
  wait(1999);
  expect(screen.getByText('Cloned.')).toBeTruthy();
  wait(1);
  expect(screen.queryByText('Cloned.')).toBeNull();
});

test('Undo runs once and closes the notice', () => {
  const list = setUp();
  const run = jest.fn();
  act(() => void list.show({ tone: 'info', text: 'Deleted.', action: { label: 'Undo', run } }));
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(run).toHaveBeenCalledTimes(1);
  expect(screen.queryByText('Deleted.')).toBeNull();
});

test('a notice with duration 0 stays until closed', () => {
  const list = setUp();
  let close = (): void => undefined;
  act(() => {
    close = list.show({ tone: 'danger', text: 'Not sent.', duration: 0 });
  });
  wait(3_600_000);
  expect(screen.getByRole('alert').textContent).toContain('Not sent.');
  act(() => close());
  expect(screen.queryByText('Not sent.')).toBeNull();
});

test('at most four are shown, the oldest closes first', () => {
  const list = setUp();
  act(() => {
    for (const text of ['1', '2', '3', '4', '5']) list.show({ tone: 'info', text });
  });
  expect(list.get().map((notice) => notice.text)).toEqual(['2', '3', '4', '5']);
});

test('server errors are listed, focused, and linked to their fields', () => {
  render(
    <>
      <input id="code" aria-label="Entry code" />
      <ValidationSummary
        title="Fix 2 things to create this game."
        errors={[{ field: 'code', message: 'has already been taken' }, { message: 'Try later.' }]}
        fields={{ code: { label: 'Entry code', id: 'code' } }}
      />
    </>,
  );
  const summary = screen.getByRole('alert');
  expect(document.activeElement).toBe(summary);
  expect(screen.getAllByRole('listitem').map((item) => item.textContent?.trim())).toEqual([
    'Entry code has already been taken',
    'Try later.',
  ]);
  fireEvent.click(screen.getByRole('link', { name: 'Entry code' }));
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Entry code' }));
});

test("a waiting summary takes no focus and isn't an alert, and links to its fields", () => {
  render(
    <>
      <ValidationSummary
        waits
        title="2 changes were refused."
        errors={[{ field: 'code', message: 'has already been taken' }]}
        fields={{ code: { label: 'Entry Code', id: 'code' } }}
      />
      <input id="code" aria-label="Entry Code" />
      <input aria-label="Name" />
    </>,
  );
  screen.getByRole('textbox', { name: 'Name' }).focus();
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.getByRole('group', { name: '2 changes were refused.' }).contains(document.activeElement)).toBe(false);
  fireEvent.click(screen.getByRole('link', { name: 'Entry Code' }));
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Entry Code' }));
});

test('a summary that knows who is typing is an alert, and scrolls only to a new error and if nobody is', () => {
  const scrollIntoView = jest.fn();
  Object.assign(Element.prototype, { scrollIntoView });
  const rect = jest.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue({ top: -500 } as DOMRect);
  let typing = true;
  const isTyping = () => typing;
  const [taken, blank] = [{ message: 'is taken' }, { message: 'is blank' }];
  const summary = (...errors: { message: string }[]) => (
    <ValidationSummary waits isTyping={isTyping} title="Some changes weren't saved" errors={errors} />
  );
  const { rerender } = render(summary(taken));
  expect(screen.getByRole('alert').contains(document.activeElement)).toBe(false);
  expect(scrollIntoView).not.toHaveBeenCalled();
  typing = false;
  rerender(summary(taken));
  expect(scrollIntoView).not.toHaveBeenCalled();
  rerender(summary(taken, blank));
  expect(scrollIntoView).toHaveBeenCalledTimes(1);
  rerender(summary(blank));
  expect(scrollIntoView).toHaveBeenCalledTimes(1);
  expect(document.activeElement).toBe(document.body);
  rect.mockRestore();
  Reflect.deleteProperty(Element.prototype, 'scrollIntoView');
});

test('a summary in a column scrolls the column, not the page', () => {
  const scrollBy = jest.fn();
  const scrollIntoView = jest.fn();
  Object.assign(Element.prototype, { scrollIntoView });
  const column = (element: HTMLElement | null) => {
    if (!element) return;
    Object.defineProperties(element, { scrollHeight: { value: 900 }, clientHeight: { value: 400 } });
    Object.assign(element, { scrollBy, getBoundingClientRect: () => ({ top: 100 }) });
  };
  render(
    <div ref={column} style={{ overflowY: 'auto' }}>
      <ValidationSummary title="Some changes weren't saved" errors={[{ message: 'is taken' }]} />
    </div>,
  );
  expect(scrollBy.mock.calls).toEqual([[{ top: -112, behavior: 'instant' }]]);
  expect(scrollIntoView).not.toHaveBeenCalled();
  expect(document.activeElement).toBe(screen.getByRole('alert'));
  Reflect.deleteProperty(Element.prototype, 'scrollIntoView');
});
