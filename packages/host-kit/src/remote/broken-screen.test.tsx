import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fault, manifest, mount, mounted, prepareMounts, target } from '../testing/mounted-remote';
import { pretendHost } from '../testing/pretend-host';
import { defineRemote } from './define-remote';

const errorsOfReact = prepareMounts();

describe('a screen that breaks', () => {
  const WORDS = 'Something went wrong while displaying it. Try again.';

  it('is reported with its location as a failed release, and says so in plain words', async () => {
    const { host, reported } = pretendHost('/monitor/7');
    fault.thrown = new TypeError('x is undefined');
    await mount(host);
    expect(screen.getByRole('alert').textContent).toContain('Something went wrong on this page');
    expect(screen.getByRole('alert').textContent).toContain(WORDS);
    expect(screen.getByRole('alert').textContent).not.toContain('undefined');
    const context = { componentStack: expect.stringContaining('Screen'), fatal: true };
    expect(reported).toEqual([{ error: fault.thrown, context }]);
  });

  it('may be unmounted by the host as soon as it is reported', async () => {
    const { host, abort } = pretendHost('/monitor/7');
    fault.thrown = new TypeError('x is undefined');
    const errors = { ...host.errors, report: () => abort() };
    const { element } = await mount(Object.freeze({ ...host, errors }));
    expect(element.childNodes).toHaveLength(0);
    const complaints = errorsOfReact.mock.calls.map(([text]) => String(text));
    expect(complaints.filter((text) => text.includes('synchronously unmount'))).toEqual([]);
  });

  it.each([
    ['a call that failed', { name: 'ApiFailure', status: 404, message: 'Gone' }, 'Gone'],
    ['an aborted call', new DOMException('The operation was aborted', 'AbortError'), WORDS],
    [
      'a script that failed to load',
      Object.assign(new Error('Loading chunk 7 failed.'), { name: 'ChunkLoadError' }),
      "Part of it couldn't be loaded. Check your connection and try again.",
    ],
  ])('reports %s without blaming the release', async (_, thrown, words) => {
    const { host, reported } = pretendHost('/monitor/7');
    fault.thrown = thrown;
    await mount(host);
    expect(screen.getByRole('alert').textContent).toContain(words);
    expect(screen.getByRole('alert').textContent).not.toMatch(/aborted|chunk/);
    expect(reported).toEqual([{ error: thrown, context: { componentStack: expect.stringContaining('Screen') } }]);
  });

  it('is rendered again on Retry', async () => {
    fault.thrown = new TypeError('x is undefined');
    await mount(pretendHost('/monitor/7').host);
    fault.thrown = undefined;
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(screen.getByRole('heading', { name: 'Monitor' })).toBeTruthy();
  });

  it.each([
    ['again', 'a script was missing', Object.assign(new Error('Loading chunk 7'), { name: 'ChunkLoadError' }), 1],
    ['only on Retry', 'the screen itself broke', new TypeError('x is undefined'), 0],
  ])('is rendered %s once the connection is back if %s', async (_how, _why, thrown, headings) => {
    const { host, socket } = pretendHost('/monitor/7');
    fault.thrown = thrown;
    await mount(host);
    fault.thrown = undefined;
    await act(async () => socket.set('offline'));
    expect(screen.queryByRole('heading', { name: 'Monitor' })).toBeNull();
    await act(async () => socket.set('live'));
    expect(screen.queryAllByRole('heading', { name: 'Monitor' })).toHaveLength(headings);
  });

  it('is forgotten at another address', async () => {
    const { host, go } = pretendHost('/monitor/7');
    fault.thrown = new TypeError('x is undefined');
    await mount(host);
    fault.thrown = undefined;
    await act(async () => go('/monitor/8'));
    expect(screen.getByText('/monitor/8')).toBeTruthy();
  });

  it.each([500, 503])('shows the server error page for a call that failed with %i', async (status) => {
    const { host, steps } = pretendHost('/monitor/7');
    fault.thrown = { name: 'ApiFailure', status, message: 'Stack overflow at 0x7f' };
    await mount(host);
    expect(screen.getByRole('heading').textContent).toBe('Internal server error');
    expect(screen.getByRole('alert').textContent).toContain(
      'The builder is currently having problem serving your request. Hit the button below to refresh.',
    );
    expect(screen.getByRole('alert').textContent).not.toContain('Stack overflow');
    fault.thrown = undefined;
    await userEvent.click(screen.getByRole('button', { name: 'Refresh' }));
    expect(steps).toEqual([{ to: '/', options: undefined }]);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it.each([
    ['undefined', undefined, WORDS],
    ['a string', 'no', WORDS],
    ['a failure of another build', { name: 'ApiFailure', status: 404, message: 'It broke' }, 'It broke'],
    ['a call without an answer', { name: 'ApiFailure', status: 'none', message: 'No answer' }, 'No answer'],
  ])('shows an error page for %s', async (_, thrown, words) => {
    const Broken = () => {
      throw thrown;
    };
    const broken = defineRemote({ manifest, screens: { monitor: { screen: Broken } } });
    const place = target();
    await act(async () => {
      broken.mount(place, pretendHost('/monitor/7').host, { basename: '' }).then((done) => mounted.push(done));
    });
    expect(place.element.textContent).toContain('Something went wrong on this page');
    expect(place.element.textContent).toContain(words);
  });
});
