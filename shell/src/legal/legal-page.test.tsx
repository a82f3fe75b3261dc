import { act, screen } from '@testing-library/react';
import { type Answer, openShell } from '../testing/open-shell';

// Their code loads on the first visit, which is slow in a test.
beforeAll(() => Promise.all([import('./privacy'), import('./terms')]));
beforeEach(() => localStorage.clear());
afterEach(() => jest.useRealTimers());

const OURS = 'What we keep';
const open = (answer?: Answer | (() => Promise<Answer>)) =>
  openShell('/privacy', answer === undefined ? {} : { 'GET /legal/privacy.json': answer });
const own = (html: string, language?: string): Answer => ({ status: 200, body: { html, language } });

it("shows the white label's own text, requested in the language of the page", async () => {
  const { of } = await open(own('<h2>Your data</h2><p dir="ltr">Stays in the <b>harbour</b>.</p>', 'de'));
  const heading = await screen.findByRole('heading', { level: 2, name: 'Your data' });
  expect(heading.closest('[lang]')?.getAttribute('lang')).toBe('de');
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Privacy policy');
  expect(screen.queryByText(OURS)).toBeNull();
  expect(screen.queryByText(/^In force since/)).toBeNull();
  const [requests] = of('GET /legal/privacy.json');
  expect(requests?.query).toEqual({ to: 'en' });
  expect(requests?.headers).toMatchObject({ 'X-Whitelabel': 'harbour' });
  expect(requests?.headers).not.toHaveProperty('Authorization');
});

it('strips scripts and event handlers that the provider let through', async () => {
  const { container } = await open(
    own('<p onclick="alert(1)">Fair</p><img src="x" onerror="alert(1)"><script>1</script>'),
  );
  const words = await screen.findByText('Fair', { selector: 'p' });
  expect(words.hasAttribute('onclick')).toBe(false);
  expect(container.querySelector('script, [onerror]')).toBeNull();
});

it.each<[string, Answer | undefined]>([
  ['has none', own('')],
  ['has a blank one', own(' \n ')],
  ['does not know the call', 404],
  ['is down', 500],
  ['requires a session', 401],
  ['is unreachable', undefined],
  ['returns something else', { status: 200, body: ['<p>No</p>'] }],
  ['returns no text', { status: 200, body: { html: 7 } }],
])('shows the default text, without a dialog, if the provider %s', async (_, answer) => {
  await open(answer);
  expect(await screen.findByRole('heading', { level: 2, name: OURS })).toBeTruthy();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(window.location.pathname).toBe('/privacy');
});

it('shows the default text without a request if the provider keeps none', async () => {
  const { received } = await openShell('/privacy', {}, { offered: [] });
  expect(await screen.findByRole('heading', { level: 2, name: OURS })).toBeTruthy();
  expect(received).toEqual([]);
});

it('shows the default text after three seconds and ignores a late answer', async () => {
  jest.useFakeTimers();
  let answer: (late: Answer) => void = () => undefined;
  await open(() => new Promise((resolve) => (answer = resolve)));
  expect(screen.queryByText(OURS)).toBeNull();
  await act(() => jest.advanceTimersByTimeAsync(3000));
  expect(screen.getByText(OURS)).toBeTruthy();
  answer(own('<p>Late</p>'));
  await act(() => jest.advanceTimersByTimeAsync(1000));
  expect(screen.queryByText('Late')).toBeNull();
  expect(screen.getByText(OURS)).toBeTruthy();
});
