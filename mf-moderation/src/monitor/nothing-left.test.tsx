import { screen, waitFor } from '@testing-library/react';
import { refusal } from '@waymark/testing';
import { buildAnswer } from '../testing/answers';
import { DOCUMENTED, Platform, WHEN } from '../testing/platform';
import { click, key, openMonitor, prepareScreens, queued } from '../testing/stage';

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
