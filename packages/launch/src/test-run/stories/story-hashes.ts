import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { ImportGraph } from './import-graph';

/** Everything besides its imports that the look of a story depends on, relative to the package with the stories. */
const SHARED_INPUTS = ['storybook-axe.ts', 'package.json', '../../pnpm-lock.yaml'];
const CONFIGURATION = '.storybook';

/**
 * A hash for each story file, by its path relative to the package (`./src/badge/badge.stories.tsx`, as in Storybook's
 * index). It changes with the story, anything it imports, Storybook's configuration, installed packages and `salt`.
 */
export function storyHashes(packageFolder: string, salt: string): ReadonlyMap<string, string> {
  const graph = new ImportGraph();
  const configuration = readdirSync(join(packageFolder, CONFIGURATION)).map((name) => `${CONFIGURATION}/${name}`);
  const shared = new Set(SHARED_INPUTS.map((name) => join(packageFolder, name)).filter(existsSync));
  for (const name of configuration) for (const file of graph.filesOf(join(packageFolder, name))) shared.add(file);

  const contentHashes = new Map<string, string>();
  const contentHash = (file: string): string => {
    const hash = contentHashes.get(file) ?? createHash('sha256').update(readFileSync(file)).digest('hex');
    contentHashes.set(file, hash);
    return hash;
  };
  const hashOf = (story: string): string => {
    const hash = createHash('sha256').update(salt);
    for (const file of [...new Set([...shared, ...graph.filesOf(story)])].sort()) {
      hash.update(`\n${relative(packageFolder, file)} ${contentHash(file)}`);
    }
    return hash.digest('hex');
  };
  const stories = readdirSync(join(packageFolder, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.stories.tsx'))
    .map((name) => `src/${name}`);
  return new Map(stories.map((story) => [`./${story}`, hashOf(join(packageFolder, story))]));
}
