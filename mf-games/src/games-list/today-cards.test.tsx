import { act, screen, within } from '@testing-library/react';
import type { GameRow } from '@waymark/contract';
import { buildGameRow } from '@waymark/testing';
import { clickOn, settled, unmountRemotes } from '@waymark/testing/mount-remote';
import { answerWith, inHours, list } from '../testing/render-games-list';
import { stage } from '../testing/stage';

afterEach(unmountRemotes);

describe("today's games", () => {
  const live = buildGameRow({
    name: 'Quay Walk',
    start_at: inHours(-1),
    finish_at: inHours(1),
    teams_count: 14,
    answers_count: 412,
    waiting_count: 23,
  });

  it('are shown first as cards with counts and the time left', async () => {
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

  it('isolate code and player count for right-to-left text', async () => {
    await list('/', { rows: [{ ...live, code: 'PILOT24', players: 60 }] });
    const card = within(screen.getByRole('article', { name: 'Quay Walk' }));
    expect([card.getByText('PILOT24').tagName, card.getByText('60 players').tagName]).toEqual(['BDI', 'BDI']);
  });

  it('link each figure to its screen and name the leading team', async () => {
    await list('/', { rows: [live] });
    const card = within(screen.getByRole('article', { name: 'Quay Walk' }));
    const target = (name: string) => card.getByRole('link', { name }).getAttribute('href');
    expect([target('14 teams'), target('412 answers'), target('23 waiting')]).toEqual([
      `/teams/organize/${live.id}`,
      `/games/stream/${live.id}`,
      `/answers/monitor/${live.id}`,
    ]);
    expect(await card.findByText('Anchors Away leads with 2,120 points')).toBeTruthy();
  });

  it('name stuck teams and link to the teams', async () => {
    const { calls } = await list('/', { rows: [live], stuck: ['Keel Over', 'Bow Wow'] });
    const told = await screen.findByRole('link', { name: '2 teams stuck, Keel Over for 24 min' });
    expect(told.getAttribute('href')).toBe(`/teams/organize/${live.id}`);
    expect(calls.filter(({ path }) => path.startsWith('/teams/stuck/'))).toHaveLength(1);
    await unmountRemotes();
    await list('/', { rows: [live], stuck: ['Keel Over'] });
    expect(await screen.findByText('Keel Over stuck for 24 min')).toBeTruthy();
    await unmountRemotes();
    await list('/', { rows: [live] });
    expect(await screen.findByText('No team is stuck.')).toBeTruthy();
  });

  it.each<[string, GameRow['user'], string]>([
    ['an owner of a basic platform', { access: 'Created' }, 'Your own game'],
    ['an administrator', { access: 'Managing' }, 'You manage this game'],
    ['a coordinator', { access: 'Joined', coordinator: true }, 'You coordinate this game'],
    ['a judge', { access: 'Joined', judge: true }, 'You judge this game'],
    ['a player', { access: 'Joined' }, 'You play in this game'],
    ['an invited user', { access: 'Invited' }, "You're invited to this game"],
  ])('tell %s their role without asking for teams', async (_, user, words) => {
    const { calls } = await list('/', { rows: [{ ...live, user }] }, { offered: [] });
    expect(await screen.findByText(words)).toBeTruthy();
    expect(calls.filter(({ path }) => path.startsWith('/teams/'))).toEqual([]);
  });

  it('skip team requests for a judge, and offer a menu of all screens', async () => {
    const { calls } = await list('/', { rows: [{ ...live, user: { access: 'Joined', judge: true } }] });
    const card = within(screen.getByRole('article', { name: 'Quay Walk' }));
    expect(await card.findByText('You judge this game')).toBeTruthy();
    expect(calls.filter(({ path }) => path.startsWith('/teams/'))).toEqual([]);
    await clickOn(card.getByRole('button', { name: 'All screens of Quay Walk' }));
    const entries = (await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent);
    expect(entries).toEqual(expect.arrayContaining(['Stream', 'Leaderboard', 'Monitor', 'Slideshow']));
  });

  it("leave out counts that the platform doesn't send", async () => {
    const { teams_count: _, answers_count: __, waiting_count: ___, ...told } = live;
    await list('/', { rows: [told] });
    const card = within(screen.getByRole('article', { name: 'Quay Walk' }));
    expect(card.queryAllByRole('definition')).toEqual([]);
    expect(card.getByRole('link', { name: 'Monitor' })).toBeTruthy();
  });

  it('stay visible while the list is filtered', async () => {
    const staged = await stage('/?category=Draft', ({ query }) =>
      query?.category ? { games: [], meta: { pages: 1, count: 0 } } : { games: [live], meta: { pages: 1, count: 1 } },
    );
    await settled(staged.element);
    expect(await screen.findByRole('article', { name: 'Quay Walk' })).toBeTruthy();
    expect(screen.getByText('No game matches')).toBeTruthy();
  });

  it('refresh their counts on new answers, at most every five seconds', async () => {
    const { platform, sendLive, calls } = await list('/', { rows: [live] });
    jest.useFakeTimers();
    platform.answer = answerWith({ rows: [{ ...live, waiting_count: 25 }] });
    const lists = () => calls.filter(({ path }) => path === '/games.json').length;
    const before = lists();
    for (const id of ['1', '2', '3']) {
      sendLive({ id, source: 'ss.answer.create', detail: { answer: { id: 1, game_id: live.id } } });
    }
    await act(() => jest.advanceTimersByTimeAsync(5000));
    await act(() => jest.advanceTimersByTimeAsync(100));
    expect(lists()).toBe(before + 1);
    expect(screen.getByText('Review 25')).toBeTruthy();
  });

  it('reserve their last known height while loading', async () => {
    localStorage.clear();
    const height = jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(310);
    const loading = async () => {
      const { element } = await stage('/', () => new Promise(() => undefined));
      return [...element.querySelectorAll<HTMLElement>('[data-room]')].map(({ dataset }) => dataset.room);
    };
    expect(await loading()).toEqual(['usual']);
    await list('/', { rows: [live] });
    expect(await loading()).toEqual(['310']);
    height.mockRestore();
    await list('/', { rows: [] });
    expect(await loading()).toEqual([]);
  });
});
