import { buildAll as buildParts } from '@waymark/federation/build';
import { PlainFailure } from './plain-failure';

/**
 * Builds the shell and every remote whose sources have changed, and says what it does. Where releases are served from
 * another store, the shell is all that is needed of this checkout.
 * @throws {PlainFailure} with the compiler's words when something does not compile
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
