import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { refusal } from '@waymark/testing';
import { buildAnswer } from '../testing/answers';
import { DOCUMENTED, Platform, WHEN } from '../testing/platform';
import { click, key, message, openMonitor, points, prepareScreens, press, review } from '../testing/stage';

prepareScreens();

const three = () => [3, 2, 1].map((id) => buildAnswer({ id, team: { id: 9 + id, name: `Team ${id}` } }));
const inFront = () => review().getByRole('heading', { level: 2 }).textContent;
const backOnline = () => act(async () => void window.dispatchEvent(new Event('online')));

describe('a decision', () => {
  it('is shown optimistically', async () => {
    const platform = new Platform(three());
    const { of } = await openMonitor(platform, { query: '?show=all' });
    let let_through = (_: unknown) => {};
    platform.respond = ({ path }) =>
      path === '/answers/3/reject.json' ? new Promise((resolve) => (let_through = resolve)) : undefined;
    await key('r');
    await key('k');
    expect(review().getByText('Rejected')).toBeTruthy();
    expect(of('PUT', '/answers/3/reject.json')).toHaveLength(1);
    await act(async () => let_through({}));
  });

  it('is rolled back on rejection and keeps its message and points', async () => {
    const platform = new Platform(three());
    const { notices } = await openMonitor(platform, { query: '?show=all' });
    platform.respond = ({ path }) => {
      if (path === '/answers/3/accept.json') throw refusal(422, undefined, 'The game has ended.');
    };
    await userEvent.type(message(), 'Splendid hats');
    await press('40');
    await key('{Escape}');
    await press(/^Update/);
    await waitFor(() => expect(notices.at(-1)?.text).toContain('The game has ended.'));
    await key('k');
    expect([message().value, points().value, review().queryByText('Accepted')]).toEqual(['Splendid hats', '40', null]);
  });

  it.each([403, 404, 503])('answered with %i is rolled back, and the host says why', async (status) => {
    const platform = new Platform(three());
    const { reported, notices } = await openMonitor(platform, { query: '?show=all' });
    platform.respond = ({ path }) => {
      if (path === '/answers/3/accept.json') throw refusal(status);
    };
    await userEvent.type(message(), 'Splendid hats');
    await key('{Escape}');
    await press(/^Update/);
    await waitFor(() => expect(reported.map(({ error }) => error)).toEqual([refusal(status)]));
    await key('k');
    expect([message().value, review().queryByText('Accepted')]).toEqual(['Splendid hats', null]);
    expect(notices.filter(({ text }) => text.includes("Couldn't save."))).toEqual([]);
  });

  it('takes one request, and reloads only the answer if the response is empty', async () => {
    const platform = new Platform(three());
    platform.silent = true;
    const { of } = await openMonitor(platform, { offered: DOCUMENTED });
    await key('a');
    await waitFor(() => expect(of('GET', '/answers/3.json')).toHaveLength(1));
    expect(of('PUT', /accept/)).toHaveLength(1);
    await key('k');
    await waitFor(() => expect(review().getByText('Accepted')).toBeTruthy());
    await key('r');
    await waitFor(() =>
      expect(of('PUT', '/answers/3/reject.json')).toMatchObject([{ body: { review_key: 'key-3+' } }]),
    );
  });

  it('can be undone from its notice, which brings its answer back', async () => {
    const platform = new Platform(three());
    const { of, notices } = await openMonitor(platform);
    platform.respond = ({ path }) => {
      if (path !== '/answers/undo.json') return undefined;
      platform.decideElsewhere(3, { approved_at: null });
      return { ids: [3], kept: [], undo_id: 120 };
    };
    await key('a');
    await waitFor(() => expect(of('PUT', '/answers/3/accept.json')).toHaveLength(1));
    const notice = notices.at(-1);
    expect([notice?.text, notice?.duration]).toEqual(['Team 3: accepted, 100 points.', undefined]);
    await act(async () => notice?.action?.run());
    await waitFor(() => expect(inFront()).toBe('Team 3'));
    expect(of('POST', '/answers/undo.json')).toMatchObject([{ body: { undo_id: 101 } }]);
  });

  it('names the challenge of an anonymous answer', async () => {
    const { team: _, ...anonymous } = buildAnswer({ id: 3 });
    const { notices } = await openMonitor(new Platform([anonymous]));
    await key('a');
    expect(notices.at(-1)).toMatchObject({ text: 'Salute the brass pilot: accepted, 100 points.' });
  });

  it('names the challenge of an anonymous answer also when it is refused or in conflict', async () => {
    const anonymous = [3, 2].map((id) => buildAnswer({ id, team: undefined }));
    const platform = new Platform(anonymous);
    const { notices } = await openMonitor(platform);
    platform.respond = ({ path }) => {
      if (path === '/answers/3/accept.json') throw refusal(422, undefined, 'The game has ended.');
    };
    platform.decideElsewhere(2, { rejected_at: WHEN, reviewed_by: { id: 2, name: 'Priya Raman' } });
    await key('a');
    const mine = 'Salute the brass pilot: accepted, 100 points.';
    await waitFor(() => expect(notices.at(-1)?.text).toBe(`${mine} Couldn't save. The game has ended.`));
    await key('ja');
    const text = 'Someone else reviewed this first. Compare and choose.';
    await waitFor(() => expect(notices.at(-1)?.text).toBe(text));
    await waitFor(() => expect(document.body.textContent).toContain(`${mine} ${text}`));
  });

  it('offers no undo without the capability', async () => {
    const { notices } = await openMonitor(new Platform(three()), { offered: DOCUMENTED });
    await key('a');
    expect(notices.at(-1)).toMatchObject({ text: 'Team 3: accepted, 100 points.' });
    expect(notices.at(-1)).not.toHaveProperty('action');
  });

  it('"Please try again" is a rejection with a message', async () => {
    const { of } = await openMonitor(new Platform(three()));
    const again = review().getByRole('button', { name: '“Please try again”' });
    expect([again.title, review().getAllByRole('button', { name: /Reject/ }).length]).toEqual([
      'Reject with “Please try again”',
      1,
    ]);
    await click(again);
    await waitFor(() =>
      expect(of('PUT', '/answers/3/reject.json')).toMatchObject([{ body: { points: 0, message: 'Please try again' } }]),
    );
  });

  it('with a typed message is a plain rejection, without a layout shift', async () => {
    const { of } = await openMonitor(new Platform(three()));
    const ready = review().getByRole('button', { name: '“Please try again”' });
    await userEvent.type(message(), 'Closer, please');
    expect([ready.isConnected, getComputedStyle(ready).visibility]).toEqual([true, 'hidden']);
    await press('Reject');
    await waitFor(() =>
      expect(of('PUT', '/answers/3/reject.json')).toMatchObject([{ body: { message: 'Closer, please' } }]),
    );
  });
});

describe('while offline', () => {
  const cut = (platform: Platform) => {
    platform.respond = () => {
      throw refusal('none');
    };
  };

  it('decisions are queued and sent in order when back online', async () => {
    const platform = new Platform(three());
    const { of } = await openMonitor(platform, { offered: DOCUMENTED });
    cut(platform);
    await key('a');
    await key('r');
    expect(await screen.findByText('2 decisions are kept on this device until you are back online.')).toBeTruthy();
    expect(inFront()).toBe('Team 1');
    platform.respond = () => undefined;
    await backOnline();
    await waitFor(() => expect(screen.queryByText(/kept on this device/)).toBeNull());
    const sent = of('PUT', /(accept|reject)\.json$/).map(({ path }) => path);
    expect(sent.slice(-2)).toEqual(['/answers/3/accept.json', '/answers/2/reject.json']);
    expect(platform.answers.map(({ approved_at, rejected_at }) => [approved_at, rejected_at].map(Boolean))).toEqual([
      [true, false],
      [false, true],
      [false, false],
    ]);
  });

  it('closing the tab loses neither decisions nor typed text', async () => {
    const platform = new Platform(three());
    const first = await openMonitor(platform, { offered: DOCUMENTED });
    cut(platform);
    await userEvent.type(message(), 'Lovely');
    await key('{Escape}');
    await press(/^Update/);
    await screen.findByText('1 decision is kept on this device until you are back online.');
    await userEvent.type(message(), 'Half a thought');
    await act(async () => {
      first.abort();
      first.element.remove();
    });
    platform.respond = () => undefined;
    const second = await openMonitor(platform, { offered: DOCUMENTED });
    await waitFor(() =>
      expect(second.of('PUT', '/answers/3/accept.json')).toMatchObject([{ body: { message: 'Lovely', points: 100 } }]),
    );
    await key('j');
    expect([inFront(), message().value]).toEqual(['Team 2', 'Half a thought']);
  });

  it('undoing an unsent decision needs no call', async () => {
    const platform = new Platform(three());
    const { of } = await openMonitor(platform, { offered: DOCUMENTED });
    cut(platform);
    await key('a');
    await screen.findByText('1 decision is kept on this device until you are back online.');
    platform.respond = () => undefined;
    await key('u');
    await waitFor(() => expect(inFront()).toBe('Team 3'));
    await backOnline();
    expect(screen.queryByText(/kept on this device/)).toBeNull();
    expect(platform.answers[0]?.approved_at).toBeNull();
    expect(of('POST', '/answers/undo.json')).toEqual([]);
  });
});

describe('a conflict', () => {
  const theirs = { rejected_at: WHEN, points: 0, reviewed_by: { id: 2, name: 'Priya Raman' } };
  const told = () => screen.findByText('Someone else reviewed one of your answers first.');

  /** The monitor, and the notices it closes by itself. */
  const openWithNotices = async (platform: Platform) => {
    const opened = await openMonitor(platform);
    const closed: string[] = [];
    const { show } = opened.host.notices;
    jest.spyOn(opened.host.notices, 'show').mockImplementation((notice) => {
      show(notice);
      return () => void closed.push(notice.text);
    });
    return { ...opened, closed };
  };

  it('withdraws the notice of the decision and its undo', async () => {
    const platform = new Platform(three());
    const { closed, notices } = await openWithNotices(platform);
    platform.decideElsewhere(3, theirs);
    await key('a');
    await told();
    expect(closed).toEqual(['Team 3: accepted, 100 points.']);
    await key('u');
    expect(await told()).toBeTruthy();
    expect(notices.map(({ text }) => text)).not.toContain('Undone.');
  });

  it('leaves the notice of the next decision', async () => {
    const platform = new Platform(three());
    const { closed } = await openWithNotices(platform);
    let arrive = (_: undefined) => {};
    platform.respond = ({ path }) =>
      path === '/answers/3/accept.json' ? new Promise((resolve) => (arrive = resolve)) : undefined;
    platform.decideElsewhere(3, theirs);
    await key('aa');
    await act(async () => arrive(undefined));
    await told();
    expect(closed).toEqual(['Team 3: accepted, 100 points.']);
  });

  const meet = async () => {
    const platform = new Platform(three());
    const opened = await openMonitor(platform, { query: '?show=all' });
    platform.decideElsewhere(3, theirs);
    await userEvent.type(message(), 'Splendid');
    await key('{Escape}');
    await press(/^Update/);
    await click(await screen.findByRole('button', { name: 'Show' }));
    return { ...opened, platform };
  };

  it('shows the other decision next to the own one', async () => {
    await meet();
    expect(review().getByText('Priya Raman rejected it.')).toBeTruthy();
    expect(review().getByText('Your decision: Team 3: accepted, 100 points.')).toBeTruthy();
    expect(review().getByText('Your message: Splendid')).toBeTruthy();
  });

  it('can be overridden', async () => {
    const { of, platform } = await meet();
    await press('Use mine instead');
    await waitFor(() => expect(platform.answers[0]?.approved_at).toBe(WHEN));
    expect(of('PUT', '/answers/3/accept.json').map(({ body }) => (body as { review_key: string }).review_key)).toEqual([
      'key-3',
      'key-3-theirs',
    ]);
    await waitFor(() => expect(screen.queryByText('Priya Raman rejected it.')).toBeNull());
    await key('u');
    await waitFor(() => expect(of('POST', '/answers/undo.json')).toMatchObject([{ body: { undo_id: 101 } }]));
  });

  it('can keep the other decision, with the typed message', async () => {
    const { of } = await meet();
    await press('Keep theirs');
    expect(screen.queryByText('Priya Raman rejected it.')).toBeNull();
    expect([message().value, of('PUT', '/answers/3/accept.json').length]).toEqual(['Splendid', 1]);
  });
});
