import { buildAll as buildParts } from '@waymark/federation/build';
import { PlainFailure } from './plain-failure';

/**
 * Builds the shell and every remote with changed sources, and reports progress. If releases are served from another
 * store, only the shell is needed.
 * @throws {PlainFailure} with the compiler's message if something does not compile
 */
export async function buildAll(say: (line: string) => void, { shellOnly = false } = {}): Promise<void> {
  try {
    await buildParts({
      ...(shellOnly ? { remotes: [] } : {}),
      onStep: ({ what, outcome, milliseconds = 0 }) => {
        if (outcome === 'building') say(`Building ${what}`);
        if (outcome === 'built') say(`  ${what} built in ${Math.round(milliseconds / 1000)} s`);
      },
    });
  } catch (error) {
    throw new PlainFailure(`The build failed: ${error instanceof Error ? error.message : String(error)}`);
  }
}
