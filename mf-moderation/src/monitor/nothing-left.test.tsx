import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { refusal } from '@waymark/testing';
import { buildAnswer } from '../testing/answers';
import { DOCUMENTED, Platform, WHEN } from '../testing/platform';
import { click, key, openMonitor, painted, prepareScreens, queued } from '../testing/stage';

prepareScreens();

const NOTHING = 'There are no submissions to review.';
const many = (count: number) => Array.from({ length: count }, (_, n) => buildAnswer({ id: count - n }));

describe('a queue without an answer to show', () => {
  it('says so when the only one has just arrived and stays out until Refresh', async () => {
    const platform = new Platform([]);
    const { hears } = await openMonitor(platform);
    platform.arrive(4);
    await hears('ss.answer.create', { answer: { id: 4 } });
    await hears('ss.task.update');
    expect(await screen.findByRole('heading', { name: NOTHING })).toBeTruthy();
    await click(screen.getByRole('button', { name: 'Refresh' }));
    await waitFor(() => expect(queued()).toHaveLength(1));
  });

  it('says so after the last decision, offline', async () => {
    const platform = new Platform(many(1));
    await openMonitor(platform);
    platform.respond = () => {
      throw refusal('none');
    };
    await key('a');
    expect(await screen.findByRole('heading', { name: NOTHING })).toBeTruthy();
  });

  it('says so after the last decision if no live message arrives', async () => {
    const platform = new Platform(many(1));
    const { of } = await openMonitor(platform);
    await key('a');
    await waitFor(() => expect(of('PUT', /accept\.json$/)).toHaveLength(1));
    expect(await screen.findByRole('heading', { name: NOTHING })).toBeTruthy();
  });

  it('keeps its skeleton while the answers of the next page move up', async () => {
    const platform = new Platform(many(5));
    let send: () => void = () => undefined;
    const held = new Promise<undefined>((resolve) => (send = () => resolve(undefined)));
    platform.respond = ({ path, method }) => {
      if (method === 'PUT' && path.endsWith('/accept.json')) return held;
      const isFull = platform.answers.every(({ approved_at }) => !approved_at);
      return path === '/answers/queue/7.json' && isFull
        ? { answers: platform.answers.slice(0, 4), next: 2 }
        : undefined;
    };
    const { element } = await openMonitor(platform);
    const said = new Set<boolean>();
    const watch = new MutationObserver(() => said.add(element.textContent?.includes(NOTHING) ?? false));
    watch.observe(element, { childList: true, subtree: true, characterData: true });
    await key('aaaa');
    await waitFor(() => expect(screen.queryByRole('navigation', { name: 'Queue' })).toBeNull());
    send();
    await waitFor(() => expect(screen.queryByRole('navigation', { name: 'Queue' })).toBeTruthy());
    await waitFor(() => expect(queued()).toHaveLength(1));
    watch.disconnect();
    expect([...said]).toEqual([false]);
  });

  it('says so on a page without featured ones, and still leads to the next page', async () => {
    const platform = new Platform([...many(25), buildAnswer({ id: 99, featured_at: WHEN })]);
    platform.respond = ({ path, query }) => {
      if (path !== '/answers/game/7.json') return undefined;
      const page = Number(query?.page);
      return { answers: platform.answers.slice(25 * (page - 1), 25 * page), meta: { page, pages: 2, count: 26 } };
    };
    await openMonitor(platform, { query: '?featured=1', offered: DOCUMENTED });
    expect(screen.getByRole('heading', { name: NOTHING })).toBeTruthy();
    await click(await screen.findByRole('button', { name: 'Page 2' }));
    await waitFor(() => expect(queued()).toHaveLength(1));
  });
});

describe('a page of the queue without answers', () => {
  it('gives way to the one before it', async () => {
    const { location } = await openMonitor(new Platform(many(14)), { query: '?page=2&pageSize=10' });
    expect(queued()).toHaveLength(4);
    await key('aaaa');
    await waitFor(() => expect(queued()).toHaveLength(10));
    expect(location().search).toBe('?pageSize=10');
  });

  it('gives way to the last page', async () => {
    const { location } = await openMonitor(new Platform(many(10)), { query: '?page=4&pageSize=10' });
    await waitFor(() => expect(location().search).toBe('?pageSize=10'));
    expect(queued()).toHaveLength(10);
  });

  it('fills up again below a conflict', async () => {
    const platform = new Platform(many(14));
    await openMonitor(platform, { query: '?pageSize=10' });
    platform.decideElsewhere(14, { rejected_at: WHEN, reviewed_by: { id: 2, name: 'Priya' } });
    await key('aaaaaaaaaa');
    await waitFor(() => expect(queued()).toHaveLength(5));
  });

  it('is not reloaded again and again after a failure', async () => {
    const platform = new Platform(many(14));
    const { of } = await openMonitor(platform, { query: '?pageSize=10' });
    platform.respond = async ({ path }) => {
      if (path !== '/answers/queue/7.json') return undefined;
      // Long enough to be seen loading.
      await new Promise((resolve) => setTimeout(resolve, 10));
      throw refusal(503);
    };
    const loads = () => of('GET', '/answers/queue/7.json').length;
    await key('aaaaaaa');
    await waitFor(() => expect(loads()).toBe(2));
    for (let frames = 0; frames < 5; frames += 1) await painted();
    expect(loads()).toBe(2);
  });

  it('says that the next ones could not be loaded, with Retry', async () => {
    const platform = new Platform(many(2));
    let loads = 0;
    platform.respond = ({ path }) => {
      if (path !== '/answers/queue/7.json') return undefined;
      loads += 1;
      if (loads > 1) throw refusal(503);
      return { answers: platform.answers.slice(0, 1), next: 2 };
    };
    await openMonitor(platform, { query: '?view=grid' });
    const tiles = () => screen.queryAllByRole('checkbox', { name: /^Select Knot Today/ });
    await userEvent.click(await screen.findByRole('checkbox', { name: /^Select Knot Today/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Reject 1' }));
    await waitFor(() => expect(tiles()).toEqual([]));
    const said = () => screen.getAllByRole('heading').map(({ textContent }) => textContent);
    await waitFor(() => expect(said()).toHaveLength(2));
    expect(said()).toEqual(['Monitor', "Couldn't load the submissions"]);
    platform.respond = () => undefined;
    await click(screen.getByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(tiles()).toHaveLength(1));
  });
});
