import { dirname, join, relative, sep } from 'node:path';
import { writeBundle } from '@waymark/provider/bundle';
import { ROOT } from '../root';

/** Libraries resolved by name at run time, by the package that names them. */
const BY_NAME: Readonly<Record<string, string>> = {
  '@ffmpeg-installer/ffmpeg': join(ROOT, 'packages/studio/node_modules/@ffmpeg-installer/ffmpeg'),
};

/**
 * Bundles a program of ours into one file. Libraries are resolved by Node in the folder's own `node_modules`; sources
 * find their files below `files`, as in the repository.
 * @returns the folders of the libraries by name
 */
export async function bundleInto(folder: string, program: string, entry: string): Promise<Map<string, string>> {
  const outfile = join(folder, program);
  const libraries = new Map(Object.entries(BY_NAME));
  const toFiles = relative(dirname(outfile), join(folder, 'files'));
  await writeBundle(entry, outfile, {
    library: (path, file) => {
      const name = path
        .split('/')
        .slice(0, path.startsWith('@') ? 2 : 1)
        .join('/');
      const marker = join('node_modules', name);
      libraries.set(name, file.slice(0, file.lastIndexOf(marker) + marker.length));
      return path;
    },
    address: (source) => {
      const place = join(toFiles, relative(ROOT, source)).split(sep).join('/');
      return `(new URL(${JSON.stringify(place)}, import.meta.url).href)`;
    },
  });
  return libraries;
}
