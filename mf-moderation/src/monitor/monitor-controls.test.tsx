import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Answer, CurrentUser, Game } from '@waymark/contract';
import { refusal } from '@waymark/testing';
import { buildAnswer } from '../testing/answers';
import { DOCUMENTED, Platform, WHEN } from '../testing/platform';
import { click, key, openMonitor, prepareScreens, queued, review } from '../testing/stage';

prepareScreens();

const three = () => [3, 2, 1].map((id) => buildAnswer({ id, team: { id: 9 + id, name: `Team ${id}` } }));
const SUPER: { me: CurrentUser } = { me: { id: 1, features: [], super_admin: true } };
const as = (user: Game['user']): Partial<Game> => ({ user });
const button = (name: string | RegExp) => screen.queryByRole('button', { name });

describe('the controls', () => {
  it('to accept, reject and feature appear only for answers with a user_id', async () => {
    const platform = new Platform([buildAnswer({ id: 2, user_id: null }), buildAnswer({ id: 1 })]);
    await openMonitor(platform, { offered: DOCUMENTED });
    expect([button('Update'), button('Reject'), button('Feature')]).toEqual([null, null, null]);
    await key('j');
    expect([button(/^Update/), button(/^Reject\b/), button(/^Feature/)].map(Boolean)).toEqual([true, true, true]);
  });

  it.each([
    [WHEN, /^Approve/],
    [null, /^Update/],
  ])('with rejected_at %s accept with a button called %s', async (rejected_at, name) => {
    await openMonitor(new Platform([buildAnswer({ rejected_at })]), { offered: DOCUMENTED });
    expect(review().getByRole('button', { name })).toBeTruthy();
  });

  const feature = () => review().getByRole<HTMLButtonElement>('button', { name: /^Feature/ });

  it("can't feature an answer twice", async () => {
    await openMonitor(new Platform([buildAnswer({ featured_at: WHEN })]), { offered: DOCUMENTED });
    expect(feature().disabled).toBe(true);
  });

  it('leave it to the platform whether a rejected answer can be featured', async () => {
    const platform = new Platform([buildAnswer({ id: 3, rejected_at: WHEN })]);
    const { notices } = await openMonitor(platform, { offered: DOCUMENTED });
    platform.respond = ({ path }) => {
      if (path === '/answers/3/feature.json') throw refusal(422, undefined, 'Accept it first.');
    };
    await click(feature());
    await waitFor(() => expect(notices.at(-1)?.text).toContain('Accept it first.'));
    await waitFor(() => expect(feature().disabled).toBe(false));
  });

  it.each([
    ['administrators', { access: 'Managing' }, true],
    ['coordinators', { coordinator: true }, true],
    ['judges', { judge: true }, true],
    ['players', { access: 'Joined' }, false],
  ] as const)('are offered to %s: %j', async (_, user, may) => {
    await openMonitor(new Platform(three(), as(user)));
    expect(button(/^Update/) !== null).toBe(may);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Monitor');
  });

  it('are offered to super administrators', async () => {
    await openMonitor(new Platform(three(), as({ access: 'Joined' })), SUPER);
    expect(button(/^Update/)).toBeTruthy();
  });

  it.each([
    ['administrators', { access: 'Created' }, true],
    ['judges', { judge: true }, true],
    ['coordinators', { coordinator: true }, false],
  ] as const)('for points are offered to %s: %j', async (_, user, may) => {
    await openMonitor(new Platform([buildAnswer({ hint_points: 15, points: 85 })], as(user)));
    expect(screen.queryByRole('spinbutton', { name: 'Points' }) !== null).toBe(may);
    expect(review().getByText(/15 deducted for hints|Hints cost 15 points/)).toBeTruthy();
  });

  const offered = async (name: RegExp) => {
    await userEvent.click(screen.getByRole('button', { name }));
    const options = (await screen.findAllByRole('option')).map(({ textContent }) => textContent);
    await userEvent.keyboard('{Escape}');
    return options;
  };
  const two = () => [
    buildAnswer({ id: 2, team: { id: 8, name: 'Gull Power' }, task: { id: 4, name: 'Tie a bowline' } }),
    buildAnswer({ id: 1, team: { id: 9, name: 'Knot Today' } }),
  ];
  const GUEST: CurrentUser = { id: 5, features: [], by_link: true };

  it.each([
    ['guests with a judge link', { me: GUEST }, 0],
    ['judges whom the platform refuses the challenges', {}, 1],
  ])('to filter keep all teams and challenges that %s have seen', async (_, options, asked) => {
    const platform = new Platform(two(), as({ judge: true }));
    platform.respond = ({ path }) => {
      if (path === '/tasks/game/7.json') throw refusal(403);
    };
    const { of, reported } = await openMonitor(platform, { offered: DOCUMENTED, ...options });
    await userEvent.click(screen.getByRole('button', { name: /^Team/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Knot Today' }));
    await waitFor(() => expect(queued()).toHaveLength(1));
    await waitFor(() => expect(of('GET', '/tasks/game/7.json')).toHaveLength(asked));
    expect(of('GET', '/tasks/game/7.json').map(({ handles }) => handles)).toEqual(
      Array.from({ length: asked }, () => [401, 403, 404]),
    );
    expect(await offered(/^Team/)).toEqual(['All teams', 'Gull Power', 'Knot Today']);
    expect(await offered(/^Challenge/)).toEqual(['All challenges', 'Tie a bowline', 'Salute the brass pilot']);
    expect(reported).toEqual([]);
  });

  it('to filter offer judges every challenge, but only the teams they have seen', async () => {
    const [, photo] = two();
    await openMonitor(new Platform([photo as Answer], as({ judge: true })), { offered: DOCUMENTED });
    await waitFor(async () =>
      expect(await offered(/^Challenge/)).toEqual(['All challenges', 'Salute the brass pilot', 'Tie a bowline']),
    );
    expect(await offered(/^Team/)).toEqual(['All teams', 'Knot Today']);
  });

  it.each([
    ['administrators', { access: 'Created' }, true],
    ['coordinators', { coordinator: true }, true],
    ['judges', { judge: true }, false],
  ] as const)('for regenerating media are offered to %s: %j', async (_, user, may) => {
    await openMonitor(new Platform(three(), as(user)));
    expect(button('Regenerate media') !== null).toBe(may);
  });

  it('regenerate media with a PUT with the id of the answer', async () => {
    const { of } = await openMonitor(new Platform(three()));
    await userEvent.click(screen.getByRole('button', { name: 'Regenerate media' }));
    expect(of('PUT', '/answers/regenerate.json')).toMatchObject([{ body: { id: 3 } }]);
  });
});

describe('deleting all submissions', () => {
  const openMenu = async () => {
    await userEvent.click(screen.getByRole('button', { name: 'More' }));
    return await screen.findByRole('menu');
  };

  it('is offered to super administrators only', async () => {
    await openMonitor(new Platform(three()));
    expect(within(await openMenu()).queryByRole('menuitem', { name: 'Delete All' })).toBeNull();
  });

  it('asks for confirmation, then sends a DELETE without a body', async () => {
    const { of } = await openMonitor(new Platform(three()), SUPER);
    await click(within(await openMenu()).getByRole('menuitem', { name: 'Delete All' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Delete All' });
    expect(of('DELETE', /empty/)).toEqual([]);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Yes, delete all' }));
    await waitFor(() => expect(screen.getByText('There are no submissions to review.')).toBeTruthy());
    const [call, ...more] = of('DELETE', '/games/7/empty.json');
    expect([call?.body, more]).toEqual([undefined, []]);
  });

  it('can be cancelled', async () => {
    const { of } = await openMonitor(new Platform(three()), SUPER);
    await click(within(await openMenu()).getByRole('menuitem', { name: 'Delete All' }));
    await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Cancel' }));
    expect([of('DELETE', /empty/), queued().length]).toEqual([[], 3]);
  });
});
