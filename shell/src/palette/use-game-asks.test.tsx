import { renderHook } from '@testing-library/react';
import { GAME_MODE, paths, writable } from '@waymark/contract';
import { buildGame } from '@waymark/testing/factories';
import type { ReactNode } from 'react';
import { ServicesContext } from '../services/services-context';
import { type GameAsk, useGameAsks } from './use-game-asks';

function setUp(draws: (path: string) => boolean = () => true, offers = true) {
  const went: unknown[] = [];
  const ran: string[] = [];
  const requests: GameAsk[] = [];
  const services = {
    keys: { keys: writable([{ command: 'game.run', label: 'Stop Game', run: () => ran.push('game.run') }]) },
    me: writable({ id: 1, super_admin: true }),
    offer: { offers: () => offers },
    history: {
      location: writable({ pathname: '/dashboard' }),
      navigate: (to: string, { state }: { state?: unknown } = {}) => went.push([to, state]),
    },
    remotes: { inService: writable({ draws, areas: [] }) },
  };
  const wrapper = ({ children }: { children: ReactNode }) => (
    <ServicesContext value={services as never}>{children}</ServicesContext>
  );
  const closed = jest.fn();
  const { result } = renderHook(() => useGameAsks((ask) => requests.push(ask), closed), { wrapper });
  const pick = (label: string): GameAsk | undefined => {
    [...result.current.commands, ...result.current.settings].find((one) => one.label === label)?.onPick();
    return requests.at(-1);
  };
  return { result, pick, went, ran, closed };
}

const running = buildGame({ id: 7 as never, start_anytime: GAME_MODE.anytime });
const stopped = buildGame({ id: 8 as never, start_anytime: GAME_MODE.stopped });

it('asks which game a command is for, lists those it applies to, and runs it on its screen', () => {
  const { pick, went, ran, closed } = setUp();
  const stop = pick('Stop Game');
  expect([running, stopped].map((game) => stop?.fits(game))).toEqual([true, false]);
  const start = pick('Start Game');
  expect([running, stopped].map((game) => start?.fits(game))).toEqual([false, true]);
  expect(closed).not.toHaveBeenCalled();
  stop?.run(running);
  expect(went).toEqual([[paths.teams(7), undefined]]);
  expect(ran).toEqual(['game.run']);
  expect(closed).toHaveBeenCalledTimes(1);
});

it('opens a setting by name once a game is chosen', () => {
  const { pick, went } = setUp();
  pick('Time zone')?.run(running);
  expect(went).toEqual([[paths.settings(7), { field: 'tz' }]]);
});

it('offers only what a remote renders, and no freeze if the platform has none', () => {
  const { result } = setUp((path) => path === paths.leaderboard.pattern, false);
  expect([result.current.commands, result.current.settings]).toEqual([[], []]);
});
