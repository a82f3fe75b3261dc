import { screen } from '@testing-library/react';
import { refusal } from '@waymark/testing';
import { DOCUMENTED, Platform } from '../testing/platform';
import { open, prepareScreens } from '../testing/stage';

prepareScreens();

const isMissing = async (path: string, platform: Platform, offered = DOCUMENTED) => {
  await open(path, platform, { offered });
  const heading = await screen.findByRole('heading', { name: /^(Stream not found|No answers yet)$/ });
  // One or the other, not a stream of nothing.
  expect(screen.queryByText(/^Real Time/) === null).toBe(heading.textContent === 'Stream not found');
  return heading.textContent === 'Stream not found';
};

beforeEach(() => {
  window.scrollTo = () => undefined;
});

describe('a stream without answers', () => {
  it.each(['/tasks/stream/7/77', '/teams/stream/7/77'])('at %s is not found if the list lacks it', async (path) => {
    expect(await isMissing(path, new Platform([], { user: { access: 'Created' } }))).toBe(true);
  });

  it('of a challenge is not found if the provider says so', async () => {
    const platform = new Platform([]);
    platform.respond = ({ path }) => {
      if (path === '/tasks/77.json') throw refusal(404);
    };
    expect(await isMissing('/tasks/stream/7/77', platform, ['challenge'])).toBe(true);
  });

  it.each([403, 503])('of a challenge that could not be read (%d) is empty', async (status) => {
    const platform = new Platform([]);
    platform.respond = ({ path }) => {
      if (path === '/tasks/77.json') throw refusal(status);
    };
    expect(await isMissing('/tasks/stream/7/77', platform, ['challenge'])).toBe(false);
  });

  it('of a team is empty for judges, who cannot list teams', async () => {
    expect(await isMissing('/teams/stream/7/77', new Platform([], { user: { judge: true } }))).toBe(false);
  });
});
