import { keys, TASKS_FILTER_DEFAULT } from '@waymark/client';
import { asGameId, asTaskId, type LiveMessage } from '@waymark/contract';
import { QueryClient } from '@waymark/host-kit/query';
import { livePage } from '../testing/live-page';

const game = asGameId(7);
const film = {
  id: 4,
  placeholders: [{ key: 'ya', uuid: 'u' }],
  assets: { videos: [{ name: 'ya', urls: { mp4: '/old.mp4' } }] },
};
const other = { id: 5, placeholders: [{ key: 'ya', uuid: 'v' }], assets: film.assets };
const withPoster = {
  ...film,
  assets: { photos: [], videos: [{ name: 'ya', urls: { mp4: '/old.mp4', png: '/p.png' } }] },
};
const message: LiveMessage = {
  id: '1',
  source: 'ss.game.media',
  detail: { user_id: 2, media: { uuid: 'u', relation_id: 7, urls: { png: '/p.png' } } },
};
const task = keys.task(game, asTaskId(4));
const list = keys.tasksPage(game, TASKS_FILTER_DEFAULT);

async function setUp() {
  const queries = new QueryClient();
  const { code, live } = livePage(queries);
  await code.load();
  const load = (queryKey: readonly unknown[], data: object) => queries.fetchQuery({ queryKey, queryFn: () => data });
  return { queries, live, load };
}

describe('a message about the video of a challenge', () => {
  it('sets its preview image in the editor and in the list, and leaves the count of its pending writes', async () => {
    const { queries, live, load } = await setUp();
    await load(task, film);
    await load(list, { items: [film, other] });
    queries.setQueryData([...task, 'on-the-way'], { placeholders: 1 });
    queries.setQueryData(keys.task(asGameId(8), asTaskId(4)), film);
    live.receive(message);
    expect(queries.getQueryData(task)).toEqual(withPoster);
    expect(queries.getQueryData(list)).toEqual({ items: [withPoster, other] });
    expect(queries.getQueryData([...task, 'on-the-way'])).toEqual({ placeholders: 1 });
    expect(queries.getQueryData(keys.task(asGameId(8), asTaskId(4)))).toBe(film);
  });

  it.each([
    ['challenge', task],
    ['game', keys.game(game)],
  ])('keeps it while the reloaded %s still names the video as being processed', async (_, key) => {
    const { queries, live, load } = await setUp();
    await load(key, film);
    live.receive(message);
    await load(key, { ...film, name: 'Reloaded' });
    expect(queries.getQueryData(key)).toEqual({ ...withPoster, name: 'Reloaded' });
    const ready = { ...film, placeholders: [] };
    await load(key, ready);
    expect(queries.getQueryData(key)).toEqual(ready);
  });

  it('marks nothing as fresh', async () => {
    const { queries, live, load } = await setUp();
    await load(task, film);
    await queries.invalidateQueries({ queryKey: task });
    const { dataUpdatedAt } = queries.getQueryState(task) ?? {};
    live.receive(message);
    expect(queries.getQueryState(task)).toMatchObject({ dataUpdatedAt, isInvalidated: true, data: withPoster });
  });
});
