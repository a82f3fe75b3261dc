import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { isTouched } from '@waymark/client';
import type { ApiRequest, LiveMessage, LiveSource } from '@waymark/contract';
import type { QueryClient } from '@waymark/host-kit/query';
import { buildGame, createFakeHost, type FakeHostOptions, failure } from '@waymark/testing';
import { mountRemote, unmountRemotes } from '@waymark/testing/mount-remote';
import remote from '../remote';

const FIGURES = { teams: 14, players: 60, players_per_team: 4.29 };

interface Platform {
  analytics: (call: ApiRequest) => unknown;
}

/** Opens the screen on a platform whose responses can be changed while it runs. */
async function show(analytics: Platform['analytics'], options: FakeHostOptions & { stillLoading?: boolean } = {}) {
  const platform: Platform = { analytics };
  const fake = createFakeHost({
    path: '/games/analytics/7',
    respond: (call) =>
      call.path === '/analytics/teams.json'
        ? platform.analytics(call)
        : { game: buildGame({ name: 'The Pilot’s Lost Logbook' }) },
    ...options,
  });
  const { element } = await mountRemote(remote, fake);
  if (!options.stillLoading) await waitFor(() => expect(element.querySelector('[aria-busy="true"]')).toBeNull());
  const queries = fake.host.queries.client as QueryClient;
  /** What the shell does with a live message. */
  const receive = async (source: LiveSource, game: number) => {
    const message: LiveMessage = { id: `${Math.random()}`, source, detail: { game: { id: game } } };
    await act(async () => {
      await queries.invalidateQueries({ predicate: (query) => isTouched(query, message) });
    });
  };
  return { ...fake, platform, receive, element };
}

const figure = (label: string) => {
  const term = screen.getByText(label, { selector: 'dt' });
  return within(term.parentElement as HTMLElement).getByRole('definition').textContent;
};

afterEach(unmountRemotes);

describe('the analytics screen', () => {
  it('shows the number of teams', async () => {
    await show(() => ({ analytics: FIGURES }));
    expect(figure('Teams')).toBe('14');
  });

  it('shows the number of players', async () => {
    await show(() => ({ analytics: FIGURES }));
    expect(figure('Players')).toBe('60');
  });

  it('shows the number of players per team', async () => {
    await show(() => ({ analytics: FIGURES }));
    expect(figure('Players per team')).toBe('4.29');
  });

  it('loads the figures with the id of the game', async () => {
    const { calls } = await show(() => ({ analytics: FIGURES }));
    const asked = calls.filter(({ path }) => path === '/analytics/teams.json');
    expect(asked).toMatchObject([{ method: 'GET', query: { game_id: 7 } }]);
  });

  it('also reads the flat form of the answer', async () => {
    await show(() => FIGURES);
    expect([figure('Teams'), figure('Players'), figure('Players per team')]).toEqual(['14', '60', '4.29']);
  });

  it('names the game and summarises the figures in a sentence', async () => {
    const { titles } = await show(() => ({ analytics: FIGURES }));
    expect(screen.getByRole('heading', { level: 1, name: 'Analytics' })).toBeTruthy();
    expect(screen.getByText('The Pilot’s Lost Logbook')).toBeTruthy();
    expect(screen.getByText('60 players in 14 teams, about 4 per team.')).toBeTruthy();
    expect(titles).toEqual(['Analytics', 'The Pilot’s Lost Logbook: Analytics']);
  });

  it('draws players and teams on one scale', async () => {
    const { element } = await show(() => ({ analytics: { teams: 15, players: 60, players_per_team: 4 } }));
    const widths = [...element.querySelectorAll<HTMLElement>('li div > div')].map((bar) => bar.style.inlineSize);
    expect(widths).toEqual(['100%', '25%']);
  });

  it('formats text and numbers in the current language', async () => {
    await show(() => ({ analytics: { teams: 1200, players: 10_500, players_per_team: 8.75 } }), {
      language: 'de',
      phrases: {
        Players: 'Spieler',
        '{n} players': '{n} Spieler',
        '{n} teams': '{n} Teams',
        '{players} in {teams}, about {average} per team.': '{players} in {teams}, etwa {average} je Team.',
      },
    });
    expect(figure('Spieler')).toBe('10.500');
    expect(figure('Players per team')).toBe('8,75');
    expect(screen.getByText('10.500 Spieler in 1.200 Teams, etwa 9 je Team.')).toBeTruthy();
  });

  it('shows a skeleton while loading', async () => {
    jest.useFakeTimers();
    let answer = (_: unknown) => {};
    const waiting = new Promise((resolve) => {
      answer = resolve;
    });
    const { element } = await show(() => waiting, { stillLoading: true });
    expect(element.querySelector('[aria-busy="true"]')?.textContent).toBe('');
    await act(() => jest.advanceTimersByTimeAsync(200));
    expect(screen.getByText('Loading')).toBeTruthy();
    answer({ analytics: FIGURES });
    await act(() => jest.runOnlyPendingTimersAsync());
    expect(screen.queryByText('Loading')).toBeNull();
    expect(figure('Teams')).toBe('14');
  });

  it('explains the screen while there are no teams', async () => {
    await show(() => ({ analytics: { teams: 0, players: 0, players_per_team: 0 } }));
    expect(screen.getByRole('heading', { name: 'No teams yet' })).toBeTruthy();
    expect(screen.getByText('Teams and players appear here as they join the game.')).toBeTruthy();
    expect([figure('Teams'), figure('Players'), figure('Players per team')]).toEqual(['0', '0', '0']);
  });

  it('says why the figures failed to load and retries', async () => {
    const { platform } = await show(() => {
      throw failure(500, undefined, 'The platform answered with status 500.');
    });
    expect(screen.getByRole('alert').textContent).toContain('The platform answered with status 500.');
    platform.analytics = () => ({ analytics: FIGURES });
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(figure('Teams')).toBe('14'));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('leaves a 403 to the host and offers no retry', async () => {
    await show(() => {
      throw failure(403);
    });
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull();
    expect(screen.getByRole('heading', { name: 'Statistics are for administrators' })).toBeTruthy();
  });

  it.each(['abc', '0', 'new'])('shows Not found for the address /games/analytics/%s', async (segment) => {
    const { calls, location } = await show(() => ({ analytics: FIGURES }), { path: `/games/analytics/${segment}` });
    expect(screen.getByRole('heading', { name: "We couldn't find this game" })).toBeTruthy();
    expect(calls).toEqual([]);
    await userEvent.click(screen.getByRole('link', { name: 'Go to the dashboard' }));
    expect(location().pathname).toBe('/dashboard');
  });
});

describe('the live figures', () => {
  it.each(['ss.analytic.teams', 'ss.team.create', 'ss.team.delete', 'ss.team.merge', 'ss.game.join'] as const)(
    'are reloaded after %s',
    async (source) => {
      const { platform, receive } = await show(() => ({ analytics: FIGURES }));
      platform.analytics = () => ({ analytics: { teams: 15, players: 61, players_per_team: 4.07 } });
      await receive(source, 7);
      await waitFor(() => expect([figure('Teams'), figure('Players')]).toEqual(['15', '61']));
    },
  );

  it('ignore events of other games', async () => {
    const { calls, receive } = await show(() => ({ analytics: FIGURES }));
    const before = calls.length;
    await receive('ss.analytic.teams', 8);
    expect(calls).toHaveLength(before);
  });

  it('are announced to screen readers after a burst, not initially', async () => {
    jest.useFakeTimers();
    const { platform, receive, element } = await show(() => ({ analytics: FIGURES }));
    const said = () => [...element.querySelectorAll('[role="status"]')].map((node) => node.textContent).join('');
    expect(said()).toBe('');
    for (const players of [61, 62, 63]) {
      platform.analytics = () => ({ analytics: { teams: 14, players, players_per_team: players / 14 } });
      await receive('ss.game.join', 7);
      await act(() => jest.advanceTimersByTimeAsync(300));
    }
    expect(said()).toBe('');
    await act(() => jest.advanceTimersByTimeAsync(2000));
    expect(said()).toBe('63 players in 14 teams, about 5 per team.');
  });

  it('stay on screen with a retry when an update fails', async () => {
    const { platform, receive } = await show(() => ({ analytics: FIGURES }));
    platform.analytics = () => {
      throw failure('none');
    };
    await receive('ss.analytic.teams', 7);
    expect(await screen.findByText("Couldn't update these statistics.")).toBeTruthy();
    expect(figure('Teams')).toBe('14');
    platform.analytics = () => ({ analytics: { ...FIGURES, teams: 15 } });
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(figure('Teams')).toBe('15'));
    expect(screen.queryByText("Couldn't update these statistics.")).toBeNull();
  });
});
