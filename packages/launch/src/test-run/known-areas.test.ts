import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Registry, RemoteManifest } from '@waymark/contract';
import { ROOT } from '../root';

/** The part of the shell that this compares. */
interface KnownAreas {
  readonly withKnownAreas: (registry: Registry) => {
    readonly remotes: readonly {
      readonly id: string;
      readonly current: Pick<RemoteManifest, 'menu'> & { routes: Route[] };
    }[];
  };
}
type Route = Omit<RemoteManifest['routes'][number], 'screen' | 'first'>;

/** By path: neither shell nor remotes may be imported from here. */
const load = <Module>(...parts: readonly string[]): Promise<Module> => import(path.join(ROOT, ...parts));
const byPath = (one: { readonly path: string }, other: { readonly path: string }) => one.path.localeCompare(other.path);

const ids = async () => {
  const remotes = JSON.parse(await readFile(path.join(ROOT, 'remotes.json'), 'utf8')) as { readonly id: string }[];
  return remotes.map(({ id }) => id);
};

it('the areas the shell knows without a remote match the manifests', async () => {
  const { withKnownAreas } = await load<KnownAreas>('shell/src/remotes/known-areas.ts');
  const known = withKnownAreas({ channel: 'none', revision: 0, remotes: [] }).remotes;
  for (const id of await ids()) {
    const own = known.filter((area) => area.id === id).map(({ current }) => current);
    // The shell doesn't know remotes added later, because it isn't released again for them.
    if (own.length === 0) continue;
    const { manifest } = await load<{ readonly manifest: RemoteManifest }>(id, 'src/manifest.ts');
    const routes = manifest.routes.map(({ screen: _, first: __, ...route }) => route);
    expect(own.flatMap((area) => area.routes).sort(byPath)).toEqual(routes.toSorted(byPath));
    expect(own.flatMap(({ menu }) => menu).sort(byPath)).toEqual(manifest.menu.toSorted(byPath));
  }
  expect(await ids()).toEqual(expect.arrayContaining(known.map(({ id }) => id)));
});
