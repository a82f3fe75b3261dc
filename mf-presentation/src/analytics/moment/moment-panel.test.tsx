import { screen } from '@testing-library/react';
import { buildGame, createFakeHost } from '@waymark/testing';
import { mountRemote, unmountRemotes } from '@waymark/testing/mount-remote';
import remote from '../../remote';

afterEach(unmountRemotes);

const ANSWERS: Readonly<Record<string, object>> = {
  '/analytics/teams.json': { analytics: { teams: 1, players: 2, players_per_team: 2 } },
  '/analytics/progress.json': {
    teams: [{ id: 1, name: 'Gulls' }],
    groups: [],
    challenges: [{ id: 1, position: 1, name: 'Salute', task_type: 0, tried: 1, solved: 1, rejected: 0 }],
    states: ['d'],
    times: { from: '2026-05-01T10:00:00.000Z', step: 600, answers: [2, 1], rejected: [0, 0] },
    judging: null,
  },
};

it.each(['1e21', 'Infinity', '-5', '1.5'])('a moment of %s in the address is ignored', async (moment) => {
  const fake = createFakeHost({
    path: `/games/analytics/7?at=${moment}`,
    respond: ({ path }) => ANSWERS[path] ?? { game: buildGame({ tz: 'London' }) },
  });
  await mountRemote(remote, fake);
  expect(await screen.findByText(/^Choose a moment/)).toBeTruthy();
});
