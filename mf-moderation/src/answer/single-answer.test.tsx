import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { refusal } from '@waymark/testing';
import { buildAnswer } from '../testing/answers';
import { DOCUMENTED, Platform, WHEN } from '../testing/platform';
import { key, message, open, prepareScreens, press, review } from '../testing/stage';

prepareScreens();

const openAnswer = (platform: Platform, id = 5) => open(`/answers/show/7/${id}`, platform, { offered: DOCUMENTED });

describe('a single answer', () => {
  it('is loaded with the id of its game and shown with its media', async () => {
    const { of } = await openAnswer(new Platform([buildAnswer({ id: 5 })]));
    expect(of('GET', '/answers/5.json')).toMatchObject([{ query: { game_id: 7 } }]);
    expect(screen.getByRole('img', { name: 'He refused to salute back.' })).toBeTruthy();
    expect(screen.getByRole('heading', { level: 1, name: 'Salute the brass pilot' })).toBeTruthy();
  });

  it('has the review controls of the monitor', async () => {
    const { of } = await openAnswer(new Platform([buildAnswer({ id: 5 })]));
    await userEvent.type(message(), 'Nearly');
    await press('30');
    await press(/^Update/);
    await waitFor(() =>
      expect(of('PUT', '/answers/5/accept.json')).toMatchObject([
        { body: { review_key: 'key-5', points: 30, message: 'Nearly' } },
      ]),
    );
    await waitFor(() => expect(review().getByText('Accepted')).toBeTruthy());
    await key('r');
    await waitFor(() => expect(review().getByRole('button', { name: /^Approve/ })).toBeTruthy());
  });

  it.each([
    ['judges', { judge: true }, true],
    ['coordinators', { coordinator: true }, true],
    ['players', { access: 'Joined' }, false],
  ] as const)('can be reviewed by %s: %j', async (_, user, may) => {
    await openAnswer(new Platform([buildAnswer({ id: 5 })], { user }));
    expect(review().queryByRole('button', { name: /^Update/ }) !== null).toBe(may);
  });

  it.each([
    ['explains', 'waits', { points: 0 }, 1],
    ["doesn't explain", 'has points of its own', { points: 40 }, 0],
    ["doesn't explain", 'was decided', { points: 0, approved_at: WHEN }, 0],
  ])('%s why a repeated answer starts at no points if it %s', async (_, __, fields, notes) => {
    await openAnswer(new Platform([buildAnswer({ id: 5, ...fields, duplicate: true })]));
    expect(screen.queryAllByText('Starts at 0 points: the team already answered this challenge.')).toHaveLength(notes);
  });

  it('says so while its media is being regenerated', async () => {
    await openAnswer(
      new Platform([buildAnswer({ id: 5, regenerate: true, assets: { photos: [], videos: [], audios: [] } })]),
    );
    expect(screen.getByText('Media is processing')).toBeTruthy();
  });

  it('follows the decisions of others', async () => {
    const platform = new Platform([buildAnswer({ id: 5 })]);
    const { hears } = await openAnswer(platform);
    platform.decideElsewhere(5, { rejected_at: WHEN });
    await hears('ss.answer.reject', { answer: { id: 5 } });
    await waitFor(() => expect(review().getByText('Rejected')).toBeTruthy());
  });

  it("links back to the monitor if it doesn't exist", async () => {
    const platform = new Platform([]);
    platform.respond = ({ path }) => {
      if (path === '/answers/5.json') throw refusal(404);
    };
    await openAnswer(platform);
    expect(screen.getByRole('heading', { name: 'Answer not found' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Monitor' }).getAttribute('href')).toBe('/answers/monitor/7');
  });
});
