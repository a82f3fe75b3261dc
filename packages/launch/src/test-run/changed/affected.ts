import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { affectedSpecs } from './affected-specs';

/** What a change can affect, besides lint, types, boundaries and requirements, which always run. */
export interface Affected {
  /** Source files whose related unit and provider tests run. */
  readonly sources: readonly string[];
  /** Whether provider tests can be among the related ones. */
  readonly provider: boolean;
  readonly stories: boolean;
  readonly specs: readonly string[] | 'all';
}

/** Files that can change the result of any test. */
const SHARED = /^(package\.json|pnpm-(lock|workspace)\.yaml|jest\.config\.mjs|tsconfig[\w.]*\.json|patches\/.*)$/;
const SOURCE = /\.([cm]?[jt]sx?|json|tsv)$/;
const PROVIDER = /^packages\/(bucket|contract|demo|players|provider|settings|studio)\//;
const STORIES = /^packages\/(contract|ui)\//;

/** Works out what changes in these files can affect; undefined means everything. */
export function affectedBy(files: readonly string[], root: string): Affected | undefined {
  if (files.some((file) => SHARED.test(file))) return undefined;
  return {
    // Jest cannot relate tests to a deleted file, but whatever imported it has changed as well.
    sources: files.filter((file) => SOURCE.test(file) && existsSync(join(root, file))),
    provider: files.some((file) => PROVIDER.test(file)),
    stories: files.some((file) => STORIES.test(file)),
    specs: affectedSpecs(files),
  };
}
