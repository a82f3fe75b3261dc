import { act, screen, within } from '@testing-library/react';
import { buildGameRow } from '@waymark/testing';
import { settled, unmountRemotes } from '@waymark/testing/mount-remote';
import { answerWith, inHours, list } from '../testing/render-games-list';
import { stage } from '../testing/stage';

afterEach(unmountRemotes);

describe('the games that matter today', () => {
  const live = buildGameRow({
    name: 'Quay Walk',
    start_at: inHours(-1),
    finish_at: inHours(1),
    teams_count: 14,
    answers_count: 412,
    waiting_count: 23,
  });

  it('come first, as cards with counts and the time that is left', async () => {
    await list('/', {
      rows: [live, buildGameRow({ name: 'Old one', start_at: inHours(-50), finish_at: inHours(-48) })],
    });
    const card = within(screen.getByRole('article', { name: 'Quay Walk' }));
    expect(card.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual(['14', '412', '23']);
    expect(card.getByText('1 h left')).toBeTruthy();
    expect(card.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('50');
    expect(card.getByRole('link', { name: 'Review 23' }).getAttribute('href')).toBe(`/answers/monitor/${live.id}`);
    expect(screen.queryByRole('article', { name: 'Old one' })).toBeNull();
    expect(screen.getByText('One is live.')).toBeTruthy();
  });

  it('show no figure that the platform does not tell', async () => {
    const { teams_count: _, answers_count: __, waiting_count: ___, ...told } = live;
    await list('/', { rows: [told] });
    const card = within(screen.getByRole('article', { name: 'Quay Walk' }));
    expect(card.queryAllByRole('definition')).toEqual([]);
    expect(card.getByRole('link', { name: 'Monitor' })).toBeTruthy();
  });

  it('stay while the list is filtered', async () => {
    const staged = await stage('/?category=Draft', ({ query }) =>
      query?.category ? { games: [], meta: { pages: 1, count: 0 } } : { games: [live], meta: { pages: 1, count: 1 } },
    );
    await settled(staged.element);
    expect(await screen.findByRole('article', { name: 'Quay Walk' })).toBeTruthy();
    expect(screen.getByText('No game matches')).toBeTruthy();
  });

  it('count on while answers come in, at most every five seconds', async () => {
    const { platform, sendLive, calls } = await list('/', { rows: [live] });
    jest.useFakeTimers();
    platform.answer = answerWith({ rows: [{ ...live, waiting_count: 25 }] });
    const before = calls.length;
    for (const id of ['1', '2', '3']) {
      sendLive({ id, source: 'ss.answer.create', detail: { answer: { id: 1, game_id: live.id } } });
    }
    await act(() => jest.advanceTimersByTimeAsync(5000));
    await act(() => jest.advanceTimersByTimeAsync(100));
    expect(calls).toHaveLength(before + 1);
    expect(screen.getByText('Review 25')).toBeTruthy();
  });

  it('have their place kept while they load, as high as they were last time', async () => {
    localStorage.clear();
    const height = jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(310);
    const loading = async () => {
      const { element } = await stage('/', () => new Promise(() => undefined));
      return [...element.querySelectorAll<HTMLElement>('[style*="block-size"]')].map(({ style }) => style.blockSize);
    };
    const [usual] = await loading();
    expect(Number.parseInt(usual ?? '', 10)).toBeGreaterThan(200);
    await list('/', { rows: [live] });
    expect(await loading()).toEqual(['310px']);
    height.mockRestore();
    await list('/', { rows: [] });
    expect(await loading()).toEqual([]);
  });
});
