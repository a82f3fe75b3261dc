import { act, screen } from '@testing-library/react';
import { held, names, prepareTeams, press, showTeams } from '../testing/show-teams';

prepareTeams();
// The map is a lazy part as well.
beforeAll(() => import('./map/team-map'));

const made = { team: { id: 9, name: 'Team 3', users: [] } };

it('keeps the person on the screen they went to while it was being created', async () => {
  const post = held();
  const { go, location } = await showTeams(({ method }) => (method === 'POST' ? post.answer : {}), {
    path: '/teams/organize/7?view=map',
  });
  await press(screen, 'Add team');
  await act(async () => go('/teams/organize/new?view=map'));
  await act(async () => post.done(made));
  expect(location()).toMatchObject({ pathname: '/teams/organize/new', search: '?view=map' });
});

it('leaves the map that was opened meanwhile', async () => {
  const post = held();
  const { go, location } = await showTeams(({ method }) => (method === 'POST' ? post.answer : {}));
  await press(screen, 'Add team');
  await act(async () => go('/teams/organize/7?view=map'));
  await act(async () => post.done(made));
  expect(location().search).toBe('');
  expect(names()[0]).toBe('Team 3');
});
