import { act, screen, waitFor, within } from '@testing-library/react';
import type { QueryClient } from '@waymark/host-kit/query';
import { buildAnswer } from '../testing/answers';
import { DOCUMENTED, Platform } from '../testing/platform';
import { makeHigh, open, prepareScreens } from '../testing/stage';

prepareScreens();

afterEach(() => jest.restoreAllMocks());

const items = () => within(screen.getByRole('list', { name: 'Answers' })).getAllByRole('listitem');

/** A stream with 120 answers on screen, and the cursors it asks with from then on. */
async function openLong(special: readonly { readonly id: number }[] = []) {
  makeHigh();
  window.scrollTo = () => undefined;
  const platform = new Platform(
    Array.from({ length: 120 }, (_, at) => {
      const id = 120 - at;
      return buildAnswer({ id, ...special.find((one) => one.id === id) });
    }),
  );
  const opened = await open('/games/stream/7', platform, { offered: DOCUMENTED });
  await waitFor(() => expect(items()).toHaveLength(120));
  const cursors = () => opened.of('GET', '/answers/stream/7.json').map(({ query }) => query?.max_id);
  const before = cursors().length;
  return { ...opened, platform, asked: () => cursors().slice(before) };
}

/** Changes two answers below the top and removes another. */
const change = (platform: Platform) => {
  for (const id of [3, 40]) platform.decideElsewhere(id, { comment: `${id} as it is now` });
  platform.answers = platform.answers.filter(({ id }) => id !== 50);
};
const showsChange = async () => {
  for (const id of [3, 40]) expect(await screen.findByText(`${id} as it is now`)).toBeTruthy();
  await waitFor(() => expect(items()).toHaveLength(119));
};

describe('a stream below its top', () => {
  it('reloads the parts in which answers are changed', async () => {
    const { platform, hears, asked } = await openLong();
    for (const id of [3, 69, 68]) platform.decideElsewhere(id, { comment: `${id} as it is now` });
    await hears('ss.answer.accept', { answers: [{ id: 68 }, { id: 3 }, { id: 69 }] });
    for (const id of [3, 69, 68]) expect(await screen.findByText(`${id} as it is now`)).toBeTruthy();
    expect(items()).toHaveLength(120);
    expect(asked().sort()).toEqual([4, 70, undefined]);
  });

  it.each([
    ['ss.task.delete', {}],
    ['ss.game.update', {}],
    ['ss.answer.reject', { answer: { game_id: 7 } }],
  ] as const)('reloads after %s with %j', async (source, detail) => {
    const { platform, hears, asked } = await openLong();
    change(platform);
    await hears(source, detail);
    await showsChange();
    expect(asked().sort()).toEqual([20, 71, undefined]);
  });

  it.each([
    ['waits for it', [{ key: 'standard', uuid: 'gull' }], [4, undefined]],
    ["doesn't say what it waits for", [], [4, undefined]],
    ['waits for another', [{ key: 'standard', uuid: 'crab' }], [undefined]],
  ])('reloads for a processed file where an answer %s', async (_, placeholders, parts) => {
    const none = { assets: { photos: [], videos: [], audios: [] }, placeholders };
    const { hears, asked } = await openLong([{ id: 3, ...none }]);
    await hears('ss.game.media', { media: { uuid: 'gull', relation_id: 7 } });
    await waitFor(() => expect(asked().sort()).toEqual(parts));
  });

  it('reloads after a connection gap', async () => {
    const { platform, host } = await openLong();
    change(platform);
    await act(() => (host.queries.client as QueryClient).invalidateQueries());
    await showsChange();
  });

  it('is left alone when an answer arrives', async () => {
    const { platform, hears, asked } = await openLong();
    platform.arrive(121);
    await hears('ss.answer.create', { answer: { id: 121 } });
    await waitFor(() => expect(items()).toHaveLength(121));
    expect(asked()).toEqual([undefined]);
  });
});
