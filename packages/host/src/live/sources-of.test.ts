import { shows } from '@waymark/client';
import { asGameId, type Registry, registrySchema } from '@waymark/contract';
import { QueryClient } from '@waymark/host-kit/query';
import { livePage } from '../testing/live-page';
import { sourcesOf } from './sources-of';

/** A registry with one remote, as a page reads it. */
const registryWith = (live: readonly string[] | undefined): Registry => {
  const release = {
    version: '2.0.0',
    container: 'mf_lanterns_2_0_0',
    entry: '/mf-lanterns/2.0.0/remoteEntry.js',
    integrity: {},
    contract: '^1.0.0',
    requires: {},
    optional: {},
    routes: [],
    menu: [],
    live,
    preload: [],
  };
  return registrySchema.parse({ channel: 'stable', revision: 1, remotes: [{ id: 'mf-lanterns', current: release }] });
};

/** A provider that sends what the page's socket subscribed to, and a page with a query of the remote. */
async function open(registry: Registry) {
  const queries = new QueryClient();
  const { code, live } = livePage(queries);
  await code.load();
  const lanterns = ['lanterns', 7];
  queries
    .getQueryCache()
    .build(queries, { queryKey: lanterns, meta: shows(['lantern'], asGameId(7)) })
    .setData('dark');
  const source = 'ss.lantern.update';
  if (sourcesOf(registry).includes(source)) live.receive({ id: '1', source, detail: { user_id: 2, game: { id: 7 } } });
  return queries.getQueryState(lanterns)?.isInvalidated;
}

it('a remote can bring a live source unknown to the shell, and its query reloads', async () => {
  expect(await open(registryWith(['ss.lantern.update']))).toBe(true);
  expect(await open(registryWith(undefined))).toBe(false);
});

it("an invalid code isn't subscribed to", () => {
  expect(sourcesOf(registryWith(['lantern', 'ss.lantern.lit', 'ss.a,ss.b']))).toEqual(['ss.lantern.lit']);
});
