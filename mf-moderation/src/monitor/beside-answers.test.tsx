import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { type Answer, type Game, LATENESS } from '@waymark/contract';
import { Icon, NOTICES_FLOOR, NOTICES_SIDE } from '@waymark/ui';
import { Volume2 } from '@waymark/ui/icons';
import { buildAnswer, buildSound } from '../testing/answers';
import { DOCUMENTED, Platform, WHEN } from '../testing/platform';
import { key, openMonitor, painted, points, prepareScreens, press, queued, review } from '../testing/stage';

prepareScreens();

const three = () => [3, 2, 1].map((id) => buildAnswer({ id, team: { id: 9 + id, name: `Team ${id}` } }));
const answerInFront = () => within(screen.getByRole('region', { name: 'Answer' }));
const inFront = () => review().getByRole('heading', { level: 2 }).textContent;
const claimedBy = (id: number, name: string, expires_at = '2036-11-21T18:30:00Z') => ({
  claim: { user: { id, name }, expires_at },
});

describe('the team of an answer', () => {
  const photos = [{ name: 'standard', url: '/media/knot.jpg' }];
  const knot = { id: 9, name: 'Knot Today', points: 1140, points_place: 3, place: 4 };
  const withBoard = (user: Game['user']) => {
    const platform = new Platform([buildAnswer()], { user });
    platform.board = [
      { id: 8, name: 'Gull Power', points: 9000, points_place: 1 },
      { ...knot, assets: { photos } },
    ];
    return platform;
  };

  it('is shown with its place, points and photo', async () => {
    const { element } = await openMonitor(withBoard({ access: 'Created' }));
    expect(await review().findByText('Place 3 · 1,140 points')).toBeTruthy();
    await waitFor(() => expect(element.querySelector('header img')?.getAttribute('src')).toContain('/media/knot.jpg'));
  });

  it("is not loaded for judges, who can't list teams", async () => {
    const { of } = await openMonitor(withBoard({ judge: true }));
    expect([inFront(), of('GET', '/leaderboards/game/7.json')]).toEqual(['Knot Today', []]);
    // No line is reserved for it either.
    expect(review().getByRole('heading', { level: 2 }).nextElementSibling).toBeNull();
  });

  it('links to its stream', async () => {
    await openMonitor(withBoard({ access: 'Created' }));
    const link = review().getByRole('link', { name: 'Stream of Knot Today' });
    expect(link.getAttribute('href')).toBe('/teams/stream/7/9');
  });
});

it('a judge signed in by link gets no link out of the monitor', async () => {
  const me = { id: 5, features: [], by_link: true };
  const { element } = await openMonitor(new Platform([buildAnswer()], { user: { judge: true } }), { me });
  expect(review().getByText('Salute the brass pilot')).toBeTruthy();
  const away = [...element.querySelectorAll('a')].map((link) => link.getAttribute('href'));
  expect(away.filter((href) => !href?.startsWith('/answers/'))).toEqual([]);
});

describe('the location of an answer', () => {
  it.each([
    [{ metres: 8 }, '8 m from the challenge'],
    [{ metres: 999.4 }, '999.4 m from the challenge'],
    [{ metres: 2350 }, '2.4 km from the challenge'],
    [{ metres: 48_600 }, '49 km from the challenge'],
    [{ address: 'Canons Road' }, 'Canons Road'],
    [{ address: 'Canons Road', metres: 0 }, '0 m from the challenge'],
  ])('%j reads “%s” over its picture', async (fields, words) => {
    await openMonitor(new Platform([buildAnswer(fields)]));
    expect(answerInFront().getByText(words)).toBeTruthy();
    expect(review().queryByText('Canons Road') !== null).toBe('address' in fields && 'metres' in fields);
  });
});

it('shows the points other teams got for the same challenge', async () => {
  const given = (id: number, points: number) =>
    buildAnswer({ id, points, approved_at: WHEN, team: { id: 20 + id, name: `Team ${id}` } });
  await openMonitor(new Platform([buildAnswer({ id: 9 }), given(3, 100), given(2, 40), given(1, 70)]));
  expect(await review().findByText('3 answers, mean 70')).toBeTruthy();
  const link = review().getByRole('link', { name: 'Team 2: 40 points' });
  expect([link.getAttribute('href'), link.textContent]).toEqual(['/answers/show/7/2', '40']);
});

describe('a sound', () => {
  it('is in the middle of the stage, below the badge and the buttons', async () => {
    const { element } = await openMonitor(new Platform([buildSound()]));
    const turn = element.querySelector<HTMLElement>('[data-turn]:has(> audio)');
    expect(turn && getComputedStyle(turn).display).toBe('grid');
  });

  it('has a loudspeaker in the queue', async () => {
    await openMonitor(new Platform([buildSound()]));
    const mark = screen.getByRole('button', { name: /^Knot Today:/ }).querySelector('[data-icon]');
    const { container } = render(<Icon of={Volume2} size={14} />);
    expect(mark?.innerHTML).toBe(container.firstElementChild?.innerHTML);
  });
});

describe('other reviewers', () => {
  const reviewing = () => screen.queryByText(/reviewing too$/)?.textContent;
  const opened = async (...claims: object[]) => {
    await openMonitor(new Platform(claims.map((claim, at) => buildAnswer({ id: 9 - at, ...claim }))));
    return reviewing();
  };

  it('are named next to the figures of the queue', async () => {
    expect(await opened({}, claimedBy(2, 'Priya'), claimedBy(2, 'Priya'))).toBe('Priya is reviewing too');
    expect(screen.getByRole('img', { name: 'Priya' })).toBeTruthy();
  });

  it('are counted if there are several', async () => {
    expect(await opened({}, claimedBy(2, 'Priya'), claimedBy(3, 'Jonas'))).toBe('2 others are reviewing too');
  });

  it('are no longer named after they left, and never include oneself', async () => {
    expect(await opened(claimedBy(1, 'Maren'), claimedBy(2, 'Priya', '2020-11-21T18:30:00Z'))).toBeUndefined();
  });

  it('keep the answer they claimed; the review starts at the next one', async () => {
    const [first, ...others] = three();
    await openMonitor(new Platform([{ ...first, ...claimedBy(2, 'Priya') } as Answer, ...others]));
    expect(inFront()).toBe('Team 2');
  });

  it('are named in the queue, where a long name ends with an ellipsis', async () => {
    await opened({}, claimedBy(2, 'Priya Raman'));
    const name = within(screen.getByRole('navigation', { name: 'Queue' })).getByText('Priya Raman');
    expect([name.children.length, getComputedStyle(name).textOverflow]).toEqual([0, 'ellipsis']);
  });

  it('are named on the answer they look at', async () => {
    await opened(claimedBy(2, 'Priya'));
    expect(answerInFront().getByText('Priya is looking at this')).toBeTruthy();
  });
});

describe('the queue next to the answer', () => {
  const mixed = () => [
    buildAnswer({ id: 3, task: { id: 3, name: 'Salute' }, team: { id: 8, name: 'Gull Power' } }),
    buildAnswer({ id: 2, task: { id: 3, name: 'Salute' }, team: { id: 8, name: 'Gull Power' } }),
    buildAnswer({ id: 1, task: { id: 4, name: 'Bowline' }, team: { id: 9, name: 'Knot Today' } }),
  ];
  const headings = () =>
    within(screen.getByRole('navigation', { name: 'Queue' }))
      .queryAllByRole('heading')
      .map(({ textContent }) => textContent);

  it.each([
    ['challenge', ['Salute', 'Bowline']],
    ['team', ['Gull Power', 'Knot Today']],
    ['waiting', []],
  ])('in the order %s has the headings %j', async (order, expected) => {
    const { of } = await openMonitor(new Platform(mixed()), { query: `?order=${order}` });
    expect(of('GET', '/answers/queue/7.json').at(-1)?.query?.order).toBe(order);
    expect([queued().length, headings()]).toEqual([3, expected]);
  });

  it('reads out team, challenge, time and mark of an answer, and nothing of the thumbnail', async () => {
    const marks = [{ duplicate: true }, { late: LATENESS.late }, { assets: { photos: [], videos: [], audios: [] } }];
    await openMonitor(new Platform(marks.map((mark, at) => buildAnswer({ id: 3 - at, ...mark }))));
    const items = (end = '') =>
      screen.getAllByRole('button', { name: new RegExp(`^Knot Today: Salute the brass pilot.*\\d.*${end}$`) });
    expect([items('Twice').length, items('Late').length, items().length]).toEqual([1, 1, 3]);
  });

  it('preloads and decodes the pictures of the next three answers', async () => {
    const decode = jest.fn(async () => undefined);
    const made: HTMLImageElement[] = [];
    const Original = window.Image;
    window.Image = function Picture() {
      const picture = Object.assign(document.createElement('img'), { decode });
      made.push(picture);
      return picture;
    } as unknown as typeof Image;
    await openMonitor(new Platform([6, 5, 4, 3, 2, 1].map((id) => buildAnswer({ id }))));
    await painted();
    const asked = () => made.map(({ src }) => /\/media\/(\d)\.jpg$/.exec(src)?.[1]);
    expect([asked(), decode.mock.calls.length]).toEqual([['5', '4', '3'], 3]);
    await key('j');
    await waitFor(() => expect(asked()).toEqual(['5', '4', '3', '2']));
    window.Image = Original;
  });
});

describe('signals', () => {
  it.each([
    [{ kind: 'far-apart', metres: 1204.4, seconds: 31.2 }, "1,204 m from the team's last answer, 31 s later."],
    [{ kind: 'burst', answers: 9, seconds: 30 }, 'One of 9 answers within 30 s.'],
  ])('%j reads “%s” and leaves the decision open', async (signal, words) => {
    await openMonitor(new Platform([buildAnswer({ signals: [signal] })]));
    expect(within(screen.getByRole('list', { name: 'Worth a look' })).getByText(words)).toBeTruthy();
    expect(review().getByRole('button', { name: /^Update/ })).toBeTruthy();
  });
});

it('the history of an answer is scrolled into view when opened', async () => {
  const seen: (string | null)[] = [];
  Element.prototype.scrollIntoView = function scrolled() {
    seen.push(this.getAttribute('aria-label'));
  };
  await openMonitor(new Platform(three()));
  await press('History');
  expect(await screen.findByText('Nothing has been decided yet.')).toBeTruthy();
  expect(seen).toContain('History');
  Reflect.deleteProperty(Element.prototype, 'scrollIntoView');
});

it('notices stay beside the review, on either side of a wide screen', async () => {
  const place = jest.spyOn(Element.prototype, 'getBoundingClientRect');
  const wide = window.innerWidth;
  place.mockReturnValue({ left: wide - 330, right: wide - 20 } as DOMRect);
  const { abort, element } = await openMonitor(new Platform([buildAnswer()]));
  const side = () => document.documentElement.style.getPropertyValue(NOTICES_SIDE);
  expect(side()).toBe('330px');
  place.mockReturnValue({ left: 20, right: 310 } as DOMRect);
  await act(async () => void window.dispatchEvent(new Event('resize')));
  expect(side()).toBe('310px');
  await act(async () => {
    abort();
    element.remove();
  });
  expect(side()).toBe('');
  place.mockRestore();
});

it('a focused field scrolls to above the decisions, which stay at the end of the review unless it is low', async () => {
  await openMonitor(new Platform([buildAnswer()]));
  const style = getComputedStyle(screen.getByRole('complementary', { name: 'Review' }));
  const names = ['scroll-padding-block-end', 'container-type'];
  expect(names.map((name) => style.getPropertyValue(name))).toEqual(['150px', 'size']);
});

it('the challenge follows its own direction in the review, as its ellipsis does', async () => {
  await openMonitor(new Platform([buildAnswer()]));
  const about = review().getByText('All of you in the picture.');
  expect([about.dir, getComputedStyle(about).textAlign]).toEqual(['auto', 'start']);
});

it('the decisions lie over the message field that scrolls below them', async () => {
  await openMonitor(new Platform([buildAnswer()]));
  const level = (element: Element | null | undefined) => Number(element && getComputedStyle(element).zIndex);
  const update = review().getByRole('button', { name: /^Update/ });
  const key = review().getByText('M', { selector: 'kbd' });
  expect(level(key)).toBeGreaterThan(0);
  expect(level(update.closest('[data-acts]'))).toBeGreaterThan(level(key));
});

describe('on a phone', () => {
  const wide = window.matchMedia;
  beforeEach(() => {
    window.matchMedia = ((query: string) => ({
      matches: query.includes('max-width: 767px'),
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    })) as unknown as typeof wide;
  });
  afterEach(() => {
    window.matchMedia = wide;
  });

  const swipe = (from: readonly [number, number], to: readonly [number, number]) => {
    const figure = screen.getByRole('figure');
    fireEvent.touchStart(figure, { touches: [{ clientX: from[0], clientY: from[1] }] });
    fireEvent.touchEnd(figure, { changedTouches: [{ clientX: to[0], clientY: to[1] }] });
    return painted();
  };

  it('a swipe goes to the next or previous answer, a scroll does not', async () => {
    await openMonitor(new Platform(three()));
    await swipe([300, 200], [120, 210]);
    expect(inFront()).toBe('Team 2');
    await swipe([120, 200], [300, 190]);
    expect(inFront()).toBe('Team 3');
    await swipe([300, 200], [220, 500]);
    expect(inFront()).toBe('Team 3');
  });

  it('points and decisions are at the thumb, above which notices stay', async () => {
    const tall = jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(130);
    const { of, abort, element } = await openMonitor(new Platform(three()), { offered: DOCUMENTED });
    const floor = () => document.documentElement.style.getPropertyValue(NOTICES_FLOOR);
    expect(floor()).toBe('130px');
    fireEvent.click(screen.getByRole('button', { name: '75' }));
    fireEvent.click(screen.getByRole('button', { name: 'Update' }));
    await waitFor(() => expect(of('PUT', '/answers/3/accept.json')).toMatchObject([{ body: { points: 75 } }]));
    await act(async () => {
      abort();
      element.remove();
    });
    expect(floor()).toBe('');
    tall.mockRestore();
  });

  it('any points can be entered, and the deduction for hints is shown', async () => {
    const { of } = await openMonitor(new Platform([buildAnswer({ points: 85, hint_points: 15 })]));
    expect(points().value).toBe('85');
    expect(review().getByText('Hints cost 15 points. Your points override that.')).toBeTruthy();
    expect(review().queryByRole('button', { name: '10' })).toBeNull();
    fireEvent.change(points(), { target: { value: '337' } });
    fireEvent.blur(points());
    fireEvent.click(screen.getByRole('button', { name: 'Update' }));
    await waitFor(() => expect(of('PUT', '/answers/1/accept.json')).toMatchObject([{ body: { points: 337 } }]));
  });
});
