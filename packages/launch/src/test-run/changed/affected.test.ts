import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../root';
import { affectedBy } from './affected';
import { affectedSpecs } from './affected-specs';

const HERE = 'packages/launch/src/test-run/changed/affected.ts';
const SPECS = readdirSync(join(ROOT, 'e2e/specs')).map((file) => file.replace(/\.spec\.ts$/, ''));

describe('a change', () => {
  it('of a screen affects its specs, and neither provider nor stories', () => {
    const affected = affectedBy(['mf-challenges/src/list/challenges.tsx'], ROOT);
    expect(affected).toMatchObject({ provider: false, stories: false });
    expect(affected?.specs).toContain('challenges');
    expect(affected?.specs).not.toContain('games-list');
  });

  it('of the provider affects its tests', () => {
    expect(affectedBy(['packages/provider/src/games/routes.ts'], ROOT)).toMatchObject({ provider: true });
  });

  it('of a component affects the stories and every spec', () => {
    expect(affectedBy(['packages/ui/src/badge/badge.tsx'], ROOT)).toMatchObject({ stories: true, specs: 'all' });
  });

  it('relates tests to source files that still exist', () => {
    expect(affectedBy([HERE, 'packages/launch/src/gone.ts', 'README.md'], ROOT)?.sources).toEqual([HERE]);
  });

  it.each(['package.json', 'pnpm-lock.yaml', 'jest.config.mjs', 'tsconfig.base.json', 'patches/a.patch'])(
    'of %s affects everything',
    (file) => expect(affectedBy([file], ROOT)).toBeUndefined(),
  );
});

describe('the affected specs', () => {
  it('are those of the closest folder', () => {
    expect(affectedSpecs(['shell/src/overrides/read-overrides.ts'])).toEqual(['dev']);
    expect(affectedSpecs(['shell/src/shell.tsx'])).toBe('all');
  });

  it('include a changed spec', () => {
    expect(affectedSpecs(['e2e/specs/groups.spec.ts'])).toEqual(['groups']);
    expect(affectedSpecs(['e2e/support/test.ts'])).toBe('all');
  });

  it("don't depend on unit tests, stories and documents", () => {
    expect(
      affectedSpecs(['shell/src/shell.test.tsx', 'packages/ui/src/a.stories.tsx', 'docs/architecture.md']),
    ).toEqual([]);
  });

  it('exist, and each is affected by some folder', () => {
    const folders = ['mf-challenges', 'mf-games', 'packages/federation', 'packages/launch', 'packages/provider'];
    const named = new Set(folders.flatMap((folder) => affectedSpecs([`${folder}/src/a.ts`])));
    expect([...named].toSorted()).toEqual(SPECS.toSorted());
  });
});
