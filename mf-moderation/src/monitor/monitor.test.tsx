import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { buildAnswer } from '../testing/answers';
import { DOCUMENTED, Platform, WHEN } from '../testing/platform';
import { key, message, openMonitor, points, prepareScreens, press, queued, review } from '../testing/stage';

prepareScreens();

const three = () => [3, 2, 1].map((id) => buildAnswer({ id, team: { id: 9 + id, name: `Team ${id}` } }));
const photo = 'Salute the brass pilot';
const button = (name: string | RegExp) => screen.queryByRole('button', { name });
const inFront = () => review().getByRole('heading', { level: 2 }).textContent;

describe('the queue', () => {
  it('lists the submissions of a game and opens the first', async () => {
    await openMonitor(new Platform(three()));
    expect(queued()).toEqual([`Team 3: ${photo}`, `Team 2: ${photo}`, `Team 1: ${photo}`]);
    expect(inFront()).toBe('Team 3');
    expect(screen.getByRole('img', { name: 'He refused to salute back.' })).toBeTruthy();
  });

  it('is loaded with page, per_page, task_id and team_id without the capability', async () => {
    const { of } = await openMonitor(new Platform(three()), {
      offered: DOCUMENTED,
      query: '?page=2&pageSize=10&challenge=3&team=9',
    });
    expect(of('GET', '/answers/game/7.json')[0]?.query).toMatchObject({
      page: 2,
      per_page: 10,
      task_id: 3,
      team_id: 9,
    });
    expect(of('GET', '/answers/queue/7.json')).toEqual([]);
  });

  it('goes to another page', async () => {
    const many = Array.from({ length: 30 }, (_, n) => buildAnswer({ id: 30 - n }));
    const { location, of } = await openMonitor(new Platform(many), { offered: DOCUMENTED });
    await userEvent.click(screen.getByRole('button', { name: 'Page 2' }));
    await waitFor(() => expect(queued()).toHaveLength(5));
    expect([location().search, of('GET', '/answers/game/7.json').at(-1)?.query?.page]).toEqual(['?page=2', 2]);
  });

  it('paginates while only waiting answers are listed', async () => {
    const many = Array.from({ length: 30 }, (_, n) => buildAnswer({ id: 30 - n }));
    await openMonitor(new Platform(many));
    await userEvent.click(screen.getByRole('button', { name: 'Page 2' }));
    await waitFor(() => expect(queued()).toHaveLength(5));
  });

  it('offers page sizes', async () => {
    const { location, of } = await openMonitor(new Platform(three()), { offered: DOCUMENTED });
    await userEvent.click(screen.getByRole('button', { name: /^Per page/ }));
    await userEvent.click(await screen.findByRole('option', { name: '50' }));
    await waitFor(() => expect(of('GET', '/answers/game/7.json').at(-1)?.query?.per_page).toBe(50));
    expect(location().search).toBe('?pageSize=50');
  });

  it.each([
    ['Challenge', 'Tie a bowline', '?challenge=4', { task_id: 4 }],
    ['Team', 'Gull Power', '?team=8', { team_id: 8 }],
  ])('can be limited to one %s', async (filter, name, search, query) => {
    const { location, of } = await openMonitor(new Platform(three()), { offered: DOCUMENTED });
    await userEvent.click(screen.getByRole('button', { name: new RegExp(`^${filter} All`) }));
    await userEvent.click(await screen.findByRole('option', { name }));
    await waitFor(() => expect(of('GET', '/answers/game/7.json').at(-1)?.query).toMatchObject(query));
    expect(location().search).toBe(search);
  });

  it('links to the featured submissions', async () => {
    const platform = new Platform([
      buildAnswer({ id: 2, featured_at: WHEN, team: { id: 8, name: 'Gull Power' } }),
      buildAnswer(),
    ]);
    const { of } = await openMonitor(platform);
    await userEvent.click(screen.getByRole('link', { name: 'Featured' }));
    await waitFor(() => expect(queued()).toEqual([`Gull Power: ${photo}`]));
    expect(of('GET', '/answers/game/7.json').map(({ query }) => query?.featured)).toContain('1');
  });

  it('shows only the featured ones even if the platform sends all', async () => {
    const platform = new Platform([
      buildAnswer({ id: 2, featured_at: WHEN, team: { id: 8, name: 'Gull Power' } }),
      buildAnswer(),
    ]);
    platform.respond = ({ path, query }) =>
      path === '/answers/game/7.json' && query?.featured ? { answers: platform.answers, count: 2 } : undefined;
    await openMonitor(platform, { query: '?featured=1', offered: DOCUMENTED });
    expect(queued()).toEqual([`Gull Power: ${photo}`]);
  });

  it('says when there is nothing to review', async () => {
    await openMonitor(new Platform([]));
    expect(screen.getByRole('heading', { name: 'There are no submissions to review.' })).toBeTruthy();
  });

  it('shows why loading failed and retries', async () => {
    const platform = new Platform(three());
    platform.respond = ({ path }) => {
      if (path === '/answers/queue/7.json')
        throw { name: 'ApiFailure', status: 500, message: 'Out of ink.', data: undefined, handled: false };
    };
    await openMonitor(platform);
    expect(await screen.findByText('Out of ink.')).toBeTruthy();
    platform.respond = () => undefined;
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(queued()).toHaveLength(3));
  });
});

describe('new submissions', () => {
  it('are announced by a banner and stay out of the queue until Refresh', async () => {
    const platform = new Platform(three());
    const { hears } = await openMonitor(platform);
    for (const id of [4, 5]) {
      platform.arrive(id);
      await hears('ss.answer.create', { answer: { id } });
    }
    expect(screen.getByText('new submissions are queued.', { exact: false }).textContent).toBe(
      '2 new submissions are queued.',
    );
    expect(queued()).toHaveLength(3);
    await userEvent.click(screen.getByRole('button', { name: 'Refresh' }));
    await waitFor(() => expect(queued()).toHaveLength(5));
    expect(button('Refresh')).toBeNull();
  });

  it('stay out of the queue while others decide, and exclude those of other games', async () => {
    const platform = new Platform(three());
    const { hears } = await openMonitor(platform);
    platform.arrive(4);
    await hears('ss.answer.create', { answer: { id: 4 } });
    await hears('ss.answer.create', { game: { id: 8 }, answer: { id: 99 } });
    platform.decideElsewhere(1, { approved_at: WHEN });
    await hears('ss.answer.accept', { answer: { id: 1 } });
    await waitFor(() => expect(queued()).toEqual([`Team 3: ${photo}`, `Team 2: ${photo}`]));
    expect(screen.getByText('new submission is queued.', { exact: false }).textContent).toBe(
      '1 new submission is queued.',
    );
  });

  it.each([
    'ss.answer.accept',
    'ss.answer.reject',
    'ss.task.create',
    'ss.task.update',
    'ss.task.delete',
    'ss.game.update',
  ] as const)('the queue is reloaded at once after %s', async (source) => {
    const platform = new Platform(three());
    const { hears } = await openMonitor(platform, { offered: DOCUMENTED });
    platform.answers = platform.answers.slice(1);
    await hears(source);
    await waitFor(() => expect(queued()).toEqual([`Team 2: ${photo}`, `Team 1: ${photo}`]));
  });
});

describe('an answer', () => {
  it('says so while its media is not ready', async () => {
    await openMonitor(new Platform([buildAnswer({ assets: { photos: [], videos: [], audios: [] } })]));
    expect(screen.getByText('Media is processing')).toBeTruthy();
  });

  it('shows its video 264 px high', async () => {
    const video = {
      name: 'standard',
      url: '/film',
      urls: { mp4: '/film.mp4', webm: '/film.webm', gif: '', png: '/film.png' },
    };
    const { element } = await openMonitor(
      new Platform([buildAnswer({ type: 2, assets: { photos: [], videos: [video], audios: [] } })]),
    );
    const film = element.querySelector('video');
    expect([film?.getAttribute('height'), film?.getAttribute('poster')]).toEqual(['264', '/film.png']);
    expect(film && getComputedStyle(film).getPropertyValue('block-size')).toBe('264px');
    expect([...(film?.querySelectorAll('source') ?? [])].map(({ type }) => type)).toEqual(['video/mp4', 'video/webm']);
  });

  it.each([
    [2, 'Late'],
    [3, 'Early'],
  ])('with the late value %i is marked as %s', async (late, mark) => {
    await openMonitor(new Platform([buildAnswer({ late })]));
    expect(review().getByText(mark)).toBeTruthy();
  });

  it.each([0, 1])('with the late value %i has no mark', async (late) => {
    await openMonitor(new Platform([buildAnswer({ late })]));
    expect([review().queryByText('Late'), review().queryByText('Early')]).toEqual([null, null]);
  });
});

describe('a decision', () => {
  it('to accept sends the id, the review key, the points and the message', async () => {
    const { of } = await openMonitor(new Platform(three()), { offered: DOCUMENTED });
    await userEvent.type(message(), 'Well done.');
    await press('90');
    await press(/^Update/);
    await waitFor(() =>
      expect(of('PUT', '/answers/3/accept.json')).toMatchObject([
        { body: { id: 3, game_id: 7, review_key: 'key-3', points: 90, message: 'Well done.' } },
      ]),
    );
  });

  it('to reject always carries 0 points', async () => {
    const { of } = await openMonitor(new Platform(three()), { offered: DOCUMENTED });
    await press('90');
    await userEvent.type(message(), 'Too dark.');
    await press('Reject');
    await waitFor(() =>
      expect(of('PUT', '/answers/3/reject.json')).toMatchObject([
        { body: { id: 3, review_key: 'key-3', points: 0, message: 'Too dark.' } },
      ]),
    );
  });

  it('to feature sends the id and the review key, and points if chosen', async () => {
    const { of } = await openMonitor(new Platform(three()), { offered: DOCUMENTED });
    await press(/^Feature/);
    await waitFor(() =>
      expect(of('PUT', '/answers/3/feature.json')).toMatchObject([{ body: { id: 3, review_key: 'key-3' } }]),
    );
    expect(of('PUT', '/answers/3/feature.json')[0]?.body).not.toHaveProperty('points');
    await key('j');
    await press('80');
    await press(/^Feature/);
    await waitFor(() => expect(of('PUT', '/answers/2/feature.json')).toMatchObject([{ body: { points: 80 } }]));
  });

  it('goes on to the next waiting answer', async () => {
    await openMonitor(new Platform(three()));
    await press(/^Update/);
    expect(inFront()).toBe('Team 2');
    await waitFor(() => expect(queued()).toEqual([`Team 2: ${photo}`, `Team 1: ${photo}`]));
  });

  it('stays in the list of all answers, with its result', async () => {
    await openMonitor(new Platform(three()), { query: '?show=all' });
    await press('Reject');
    await key('k');
    await waitFor(() => expect(review().getByRole('button', { name: /^Approve/ })).toBeTruthy());
    expect(review().getByText('Rejected')).toBeTruthy();
  });
});

describe('the points', () => {
  it('range from 0 to 500', async () => {
    await openMonitor(new Platform(three()));
    expect([points().ariaValueMin, points().ariaValueMax]).toEqual(['0', '500']);
    await userEvent.clear(points());
    await userEvent.type(points(), '731');
    await userEvent.tab();
    expect(points().value).toBe('500');
  });

  it('mark those of the challenge with a star', async () => {
    await openMonitor(new Platform([buildAnswer({ points: 60 })]));
    expect(points().value).toBe('60');
    const starred = screen.getByRole('button', { name: /^100 ?\* points of the challenge/ });
    expect([starred.textContent, screen.getAllByLabelText('Points')]).toEqual([
      expect.stringMatching(/^100\*/),
      [points()],
    ]);
    expect(starred.getAttribute('aria-pressed')).toBe('false');
    await userEvent.click(screen.getByRole('button', { name: 'Points of the challenge: 100' }));
    expect([points().value, starred.getAttribute('aria-pressed')]).toEqual(['100', 'true']);
  });
});
