import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ApiRequest } from '@waymark/contract';
import { deliver, failure, refusal } from '@waymark/testing';
import { clickOn } from '@waymark/testing/mount-remote';
import { showArea } from '../testing/show-area';
import { choose, edit, LANTERN, MEDAL, NEW, opener, prepareRewards, show } from '../testing/show-rewards';
import { held } from '../testing/show-teams';

prepareRewards();

describe('the rewards builder', () => {
  it('loads a page of rewards, shows them as cards and explains keys', async () => {
    const { calls } = await show();
    expect(calls).toContainEqual(
      expect.objectContaining({
        path: '/achievements/game/7.json',
        query: { game_id: 7, page: 1, per_page: 25 },
      }),
    );
    expect(screen.getByRole('article', { name: 'Lantern' }).textContent).toContain('2 × Video');
    expect(screen.getByText(/%\{key\}/)).toBeTruthy();
  });

  it('offers neither another try nor a new reward to whoever is refused the rewards', async () => {
    const refuse = ({ path }: ApiRequest) => {
      if (path === '/achievements/game/7.json') throw failure(403, undefined, 'Ask Maren.');
      return undefined;
    };
    const { calls } = await showArea('/games/rewards/7', refuse, { title: 'Rewards' });
    expect(await screen.findByText('Ask Maren.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull();
    expect(screen.queryByRole('button', { name: /Add reward/ })).toBeNull();
    await userEvent.keyboard('n');
    expect(calls.filter(({ method }) => method !== 'GET')).toEqual([]);
  });

  it('has no pager at pageSize=infinite, and grows as far as the address says', async () => {
    const { calls } = await show(undefined, { path: '/games/rewards/7?page=2&pageSize=infinite' });
    const asked = calls.filter(({ path }) => path === '/achievements/game/7.json').map(({ query }) => query);
    expect(asked).toEqual([1, 2].map((page) => ({ game_id: 7, page, per_page: 50 })));
    expect(screen.getAllByRole('article')).toHaveLength(2);
    expect(screen.queryByRole('navigation', { name: 'Pages' })).toBeNull();
  });

  it('searches all rewards by text and filters by who has them, with the capability', async () => {
    const { calls, location } = await show();
    const shown = () => screen.queryAllByRole('article').map((one) => one.getAttribute('aria-label'));
    await userEvent.type(screen.getByRole('searchbox', { name: 'Find a reward' }), 'shin');
    await waitFor(() => expect(location().search).toBe('?term=shin'));
    expect(calls).toContainEqual(expect.objectContaining({ query: { game_id: 7, page: 1, per_page: 9999 } }));
    await userEvent.type(screen.getByRole('searchbox', { name: 'Find a reward' }), 'y');
    expect(await screen.findByText('No reward matches')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Clear filters' }));
    await waitFor(() => expect(shown()).toEqual(['Lantern', 'Medal']));
    await userEvent.click(screen.getByRole('button', { name: 'Which rewards All rewards' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Not given yet' }));
    expect(location().search).toBe('?kind=free');
  });

  it('offers no filter that needs an undocumented call', async () => {
    await show(undefined, { offered: [] });
    await userEvent.click(screen.getByRole('button', { name: 'Which rewards All rewards' }));
    const options = (await screen.findAllByRole('option')).map(({ textContent }) => textContent);
    expect(options).toEqual(['All rewards', 'With bonus points']);
  });

  it('adds a reward on top with its editor open, and deletes one after confirmation', async () => {
    const shown = await show(({ method }) => (method === 'POST' ? { achievement: NEW, meta: { page: 2 } } : {}));
    await userEvent.click(screen.getByRole('button', { name: /Add reward/ }));
    await screen.findByRole('article', { name: 'New reward' });
    expect(screen.getAllByRole('article')[0]?.getAttribute('aria-label')).toBe('New reward');
    expect(shown.writes()[0]).toMatchObject({ method: 'POST', path: '/achievements.json', body: { game_id: 7 } });
    const pane = within(screen.getByRole('region', { name: 'Reward' }));
    await userEvent.click(pane.getByRole('button', { name: 'Delete New reward' }));
    expect(screen.getByRole('alertdialog', { name: 'Delete Reward' })).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Yes, delete' }));
    await waitFor(() => expect(screen.queryByRole('article', { name: 'New reward' })).toBeNull());
    expect(shown.writes().at(-1)).toMatchObject({
      method: 'DELETE',
      path: '/achievements/9.json',
      query: { game_id: 7 },
    });
  });

  it('saves only the changed text on blur and keeps what was typed on failure', async () => {
    let refuse = false;
    const shown = await show(() => {
      if (refuse) throw failure(500, 'No.');
      return {};
    });
    const pane = await edit();
    const title = pane.getByLabelText('Title');
    await userEvent.clear(title);
    await userEvent.type(title, 'Great lantern');
    await userEvent.tab();
    expect(shown.writes()).toEqual([
      expect.objectContaining({
        method: 'PUT',
        path: '/achievements/1.json',
        body: { title: 'Great lantern', game_id: 7 },
      }),
    ]);
    expect(await screen.findByRole('article', { name: 'Great lantern' })).toBeTruthy();
    refuse = true;
    const push = pane.getByLabelText<HTMLTextAreaElement>('Push message');
    await userEvent.type(push, 'Ahoy!');
    await userEvent.tab();
    await waitFor(() => expect(shown.writes().at(-1)).toMatchObject({ body: { push: 'Ahoy!' } }));
    expect(push.value).toBe('Ahoy!');
  });

  it('has nothing left to save once a refused text is put back or its reward is gone', async () => {
    let rewards = [LANTERN, MEDAL];
    const write = ({ method }: ApiRequest) => {
      if (method === 'PUT') throw refusal(422, undefined, 'Too rude.');
      rewards = [MEDAL];
      return {};
    };
    const { location, host } = await show(write, { rewards: () => rewards });
    const pane = await edit();
    const title = pane.getByLabelText('Title');
    await userEvent.type(title, '!');
    await userEvent.tab();
    expect(await pane.findByText('Too rude.')).toBeTruthy();
    await userEvent.type(title, '{Backspace}');
    await userEvent.tab();
    await waitFor(() => expect(pane.queryByText('1 not saved')).toBeNull());
    expect(pane.queryByText('Too rude.')).toBeNull();
    await choose('Grant to', 'unlimited');
    expect(await pane.findByText('1 not saved')).toBeTruthy();
    await userEvent.click(pane.getByRole('button', { name: 'Delete Lantern' }));
    await userEvent.click(screen.getByRole('button', { name: 'Yes, delete' }));
    await waitFor(() => expect(screen.queryByRole('article', { name: 'Lantern' })).toBeNull());
    await act(async () => host.navigation.navigate('/games/rewards/new'));
    expect(location().pathname).toBe('/games/rewards/new');
  });

  it('deletes the photo at once, and shows it again with the reason if that fails', async () => {
    let refuse = true;
    let lantern = LANTERN;
    const write = () => {
      if (refuse) throw failure(500, 'No.');
      return {};
    };
    const shown = await show(write, { rewards: () => [lantern, MEDAL] });
    const pane = await edit();
    const photos = () => shown.element.querySelectorAll('img[src="/lantern.png"]').length;
    expect(photos()).toBeGreaterThan(0);
    await userEvent.click(pane.getByRole('button', { name: 'Delete Photo' }));
    await waitFor(() => expect(shown.reported).toHaveLength(1));
    expect(await pane.findByText('status 500')).toBeTruthy();
    expect(photos()).toBeGreaterThan(0);
    const body = { standard_media_uuid: '', standard_media_extension: '', game_id: 7 };
    expect(shown.writes()).toMatchObject([{ method: 'PUT', path: '/achievements/1.json', body }]);
    refuse = false;
    lantern = { ...LANTERN, photo: null };
    await userEvent.click(pane.getByRole('button', { name: 'Delete Photo' }));
    await waitFor(() => expect(photos()).toBe(0));
    expect(shown.reported).toHaveLength(1);
  });

  it('offers the counts, types and points of the specification', async () => {
    const shown = await show();
    const pane = await edit();
    const options = async (field: string) => {
      await userEvent.click(pane.getByRole('button', { name: new RegExp(field) }));
      const found = (await screen.findAllByRole('option')).map(({ textContent }) => textContent);
      await userEvent.keyboard('{Escape}');
      return found;
    };
    const to20 = Array.from({ length: 20 }, (_, at) => String(at + 1));
    const counts = ['unlimited', ...to20, '50', '99', '200', '300', '400', '500'];
    expect(await options('Grant to')).toEqual(counts);
    expect(await options('Qualify with')).toEqual(counts);
    const points = [...Array.from({ length: 11 }, (_, at) => at), 20, 30, 40, 50, 60, 70, 80, 90, 99].map(String);
    expect(await options('Bonus points')).toEqual(points);
    await choose('Challenge type', 'Photo');
    await waitFor(() => expect(shown.writes().at(-1)).toMatchObject({ body: { style: '1', game_id: 7 } }));
    await choose('Grant to', 'unlimited');
    await waitFor(() => expect(shown.writes().at(-1)).toMatchObject({ body: { first: 0, game_id: 7 } }));
  });

  it('limits the push message to 255 characters and completes a key being typed', async () => {
    const shown = await show();
    const pane = await edit('Medal');
    expect(shown.calls).toContainEqual(expect.objectContaining({ path: '/personalizations.json', silent: true }));
    const push = pane.getByLabelText<HTMLTextAreaElement>('Push message');
    await userEvent.type(push, 'See you at %{{p');
    expect(await screen.findByRole('option', { name: '%{pub} The Nova Scotia' })).toBeTruthy();
    await userEvent.keyboard('{Enter}');
    expect(push.value).toBe('See you at %{pub}');
    await userEvent.click(push);
    await userEvent.paste('x'.repeat(300));
    expect(push.value).toHaveLength(255);
    await userEvent.tab();
    await waitFor(() => expect(shown.writes().at(-1)?.body).toMatchObject({ push: push.value }));
  });

  it('offers no key that would make the push message too long', async () => {
    await show();
    const pane = await edit('Medal');
    const push = pane.getByLabelText<HTMLTextAreaElement>('Push message');
    await userEvent.click(push);
    await userEvent.paste('x'.repeat(250));
    await userEvent.type(push, '%{{');
    expect(screen.queryByRole('option')).toBeNull();
    await userEvent.type(push, '{Backspace}{Backspace}{Backspace}%{{');
    expect(await screen.findByRole('option', { name: '%{pub} The Nova Scotia' })).toBeTruthy();
  });

  it('shows next to its fields who has it, the picture size and that no team can earn it', async () => {
    await show();
    const pane = await edit();
    expect(await pane.findByText(/^Too few challenges qualify for the reward “Lantern”: 1 of 2\./)).toBeTruthy();
    expect(await pane.findByText('Gulls')).toBeTruthy();
    expect(pane.getByText(/800x800/)).toBeTruthy();
    expect(
      pane.getByText('The first 3 teams with 2 × Video gets it, and 20 points.'.replace('gets', 'get')),
    ).toBeTruthy();
  });

  it('asks who has a reward only with the capability', async () => {
    const { calls } = await show(undefined, { offered: [] });
    await edit();
    await act(async () => undefined);
    expect(calls.filter(({ path }) => path.endsWith('/teams.json'))).toEqual([]);
  });

  it.each(['create', 'update', 'delete'] as const)(
    'asks before applying a change by another user: %s',
    async (what) => {
      const shown = await show();
      const detail = { user_id: 99, reward: { id: 1, game_id: 7 } };
      expect(await deliver(shown, { id: what, source: `ss.reward.${what}`, detail })).toBe('ask');
      const other = { ...detail, reward: { id: 1, game_id: 8 } };
      expect(await deliver(shown, { id: `${what} 8`, source: `ss.reward.${what}`, detail: other })).not.toBe('ask');
    },
  );
});

describe('the open reward', () => {
  it('links to the next and previous one and survives a visit to another screen', async () => {
    const { host, location } = await show();
    const pane = await edit();
    expect(pane.getByRole('button', { name: 'Previous reward' })).toHaveProperty('disabled', true);
    await userEvent.click(pane.getByRole('button', { name: 'Next reward' }));
    expect(await pane.findByRole('heading', { name: 'Medal' })).toBeTruthy();
    const { pathname, state } = location();
    await act(async () => host.navigation.navigate('/games/rewards/new'));
    await screen.findByText('Create the game first, then add its rewards.');
    await act(async () => host.navigation.navigate(pathname, { state }));
    const again = within(await screen.findByRole('region', { name: 'Reward' }));
    expect(await again.findByRole('heading', { name: 'Medal' })).toBeTruthy();
    await userEvent.click(again.getByRole('button', { name: 'Close' }));
    expect(screen.getByText('No reward open')).toBeTruthy();
  });

  it('shows unsaved changes in its header and on its card, even behind another one', async () => {
    const { host } = await show(() => {
      throw failure(500, 'No.');
    });
    // Unlike the shell, the fake host also asks before another state of the same address.
    jest.spyOn(host.navigation, 'block').mockReturnValue(() => undefined);
    const pane = await edit();
    await userEvent.type(pane.getByLabelText('Push message'), 'Ahoy!');
    await userEvent.tab();
    expect(await pane.findByText('1 not saved')).toBeTruthy();
    await userEvent.click(pane.getByRole('button', { name: 'Next reward' }));
    expect(await pane.findByRole('heading', { name: 'Medal' })).toBeTruthy();
    expect(within(screen.getByRole('article', { name: 'Lantern' })).getByText('Not saved')).toBeTruthy();
    await userEvent.click(pane.getByRole('button', { name: 'Previous reward' }));
    const push = await pane.findByLabelText<HTMLTextAreaElement>('Push message');
    expect(push.value).toBe('Ahoy!');
  });

  it('is the new one under the filter chosen meanwhile, but not on another screen', async () => {
    let post = held();
    const { host, location } = await show(({ method }) => (method === 'POST' ? post.answer : {}));
    await userEvent.click(screen.getByRole('button', { name: /Add reward/ }));
    await act(async () => host.navigation.navigate('/games/rewards/7?kind=free', { state: { other: 1 } }));
    await act(async () => post.done({ achievement: NEW }));
    expect(location()).toMatchObject({ search: '?kind=free', state: { other: 1, reward: 9 } });
    post = held();
    await userEvent.click(screen.getByRole('button', { name: /Add reward/ }));
    await act(async () => host.navigation.navigate('/games/rewards/new'));
    await screen.findByText('Create the game first, then add its rewards.');
    await act(async () => post.done({ achievement: NEW }));
    expect(location()).toMatchObject({ pathname: '/games/rewards/new', state: null });
  });

  it('is a page on a phone, and Back returns to its card in the list', async () => {
    const { host, go } = await show(undefined, { phone: true });
    const navigate = jest.spyOn(host.navigation, 'navigate');
    await clickOn(opener('Lantern'));
    expect(await screen.findByRole('heading', { level: 1, name: 'Lantern' })).toBeTruthy();
    expect(screen.queryByRole('region', { name: 'List of rewards' })).toBeNull();
    // It has its own history entry; the previous one keeps the list without an open reward.
    expect(navigate.mock.calls.map(([, how]) => how?.replace ?? false)).toEqual([false]);
    await userEvent.click(screen.getByRole('button', { name: 'Back' }));
    expect(navigate.mock.calls.at(-1)?.[0]).toBe(-1);
    act(() => go('/games/rewards/7'));
    await waitFor(() => expect(document.activeElement).toBe(opener('Lantern')));
  });

  it('is selected from a list that is one tab stop with arrow keys', async () => {
    await show();
    await waitFor(() => expect(opener('Medal').tabIndex).toBe(-1));
    opener('Lantern').focus();
    await userEvent.keyboard('{ArrowDown}');
    expect(document.activeElement).toBe(opener('Medal'));
  });
});
