import { act, screen } from '@testing-library/react';
import { type ApiRequest, asGameId } from '@waymark/contract';
import { buildGame, createFakeHost, failure } from '@waymark/testing';
import { mountRemote, unmountRemotes } from '@waymark/testing/mount-remote';
import remote from '../remote';
import { SlideshowScreen } from '../screens';

beforeAll(() => SlideshowScreen.fetched());
beforeEach(() => void jest.useFakeTimers());
afterEach(unmountRemotes);

const seconds = (count: number) => act(() => jest.advanceTimersByTimeAsync(count * 1000));

it('a slideshow whose first list fails reports that once, as a read, however often it tries again', async () => {
  const fake = createFakeHost({
    path: '/games/slideshow/7',
    respond: ({ path }: ApiRequest) => {
      if (path === '/answers/slideshow/7.json') throw failure(503);
      return { game: buildGame({ id: asGameId(7) }) };
    },
  });
  await mountRemote(remote, fake);
  await seconds(6);
  expect([fake.reported.length, screen.queryByText("We couldn't load the slideshow")]).toEqual([0, null]);
  await seconds(2);
  expect(screen.getByText("We couldn't load the slideshow")).toBeTruthy();
  await seconds(60);
  expect(fake.reported).toMatchObject([{ error: { status: 503 }, context: { read: true } }]);
});
