import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { buildAll } from '../build-all';
import { runTool } from '../processes/tool';
import { checkRequirements } from '../requirements/check';
import { ROOT } from '../root';
import { embeddedTests } from './embedded-tests';
import { runJest, runOnPostgres, runPlaywright } from './run-tests';
import type { Stage } from './stage';
import { checkStories } from './stories/check-stories';

const PARTS = readdirSync(ROOT).filter((name) => /^(mf-.*|shell|packages|e2e)$/.test(name));

const BOUNDARIES = ['--config', '.dependency-cruiser.cjs', ...PARTS];

/** All stages in order: fast ones that fail often come first. */
export const STAGES: readonly Stage[] = [
  {
    name: 'lint',
    heading: 'Format, lint and what nothing uses',
    oneCore: true,
    run: async ({ signal }) => ({
      ok: (await runTool('biome', ['check', '.'], { signal })) && (await runTool('knip', [], { signal })),
    }),
  },
  {
    name: 'types',
    heading: 'Types',
    oneCore: true,
    run: async ({ signal }) => ({ ok: await runTool('tsc', ['-b'], { signal }) }),
  },
  {
    name: 'boundaries',
    heading: 'Boundaries between packages',
    oneCore: true,
    run: async ({ signal }) => ({ ok: await runTool('depcruise', BOUNDARIES, { signal }) }),
  },
  {
    name: 'build',
    heading: 'Build',
    oneCore: true,
    run: async ({ print }) => {
      await buildAll(print);
      return { ok: true };
    },
  },
  {
    name: 'storybook',
    heading: 'Accessibility of every story',
    needsBrowser: true,
    oneCore: true,
    run: checkStories,
  },
  {
    name: 'bytes',
    heading: 'Size of every page',
    run: async ({ signal }) => ({
      ok: await runTool('tsx', [join(ROOT, 'packages/bench/src/bytes/main.ts')], { signal }),
    }),
  },
  { name: 'requirements', heading: 'Requirement proofs', run: async ({ print }) => ({ ok: checkProofs(print) }) },
  { name: 'unit', heading: 'Unit tests', needsBrowser: true, run: (context) => runJest(['web', 'node'], context) },
  { name: 'provider', heading: 'Provider on PostgreSQL', run: (context) => runOnPostgres(context) },
  {
    name: 'embedded',
    heading: 'Provider on the embedded database, where it differs',
    run: (context) => runJest(['provider'], context, { files: embeddedTests(ROOT) }),
  },
  { name: 'e2e', heading: 'End to end in a browser', needsBrowser: true, run: (context) => runPlaywright(context) },
];

function checkProofs(print: (line: string) => void): boolean {
  const { listed, proved, problems, files } = checkRequirements(ROOT);
  for (const problem of problems) print(problem);
  for (const file of files.filter((entry) => entry.listed > 0))
    print(`  ${file.file}: ${file.proved} of ${file.listed}`);
  print(`${proved} of ${listed} listed requirements are proved`);
  return problems.length === 0;
}
