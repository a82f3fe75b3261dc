import { cp, readFile, realpath } from 'node:fs/promises';
import { join } from 'node:path';

interface About {
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
}

/**
 * Copies libraries with all dependencies into one flat `node_modules`; a second version goes below those that need it.
 * Binaries are for this machine's platform.
 */
export async function copyLibraries(folder: string, libraries: ReadonlyMap<string, string>): Promise<void> {
  const top = join(folder, 'node_modules');
  const stored = new Map<string, string>();
  const add = async (name: string, found: string, owner: string): Promise<void> => {
    const from = await realpath(found);
    const other = stored.get(name);
    if (other === from) return;
    const to = join(other === undefined ? top : join(owner, 'node_modules'), name);
    if (other === undefined) stored.set(name, from);
    else if (stored.has(to)) return;
    else stored.set(to, from);
    await cp(from, to, { recursive: true, filter: (path) => !path.slice(from.length).includes('/node_modules') });
    for (const [needed, place] of await neededBy(from, name)) await add(needed, place, to);
  };
  for (const [name, found] of libraries) await add(name, found, folder);
}

/** The dependencies of a library, which are its neighbours in pnpm's folder. */
async function neededBy(from: string, name: string): Promise<[name: string, place: string][]> {
  const about = JSON.parse(await readFile(join(from, 'package.json'), 'utf8')) as About;
  const named = { ...about.dependencies, ...about.optionalDependencies, ...about.peerDependencies };
  const neighbours = from.slice(0, -name.length);
  const places = Object.keys(named)
    .filter((needed) => !needed.startsWith('@types/'))
    .map(async (needed): Promise<[string, string][]> => {
      const place = join(neighbours, needed);
      // Optional ones may be missing, such as binaries of other platforms.
      return await realpath(place).then(
        () => [[needed, place]],
        () => [],
      );
    });
  return (await Promise.all(places)).flat();
}
