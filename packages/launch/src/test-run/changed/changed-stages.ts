import { ROOT } from '../../root';
import { runJest, runOnPostgres, runPlaywright } from '../run-tests';
import type { Stage } from '../stage';
import { STAGES } from '../stages';
import { type Affected, affectedBy } from './affected';
import { changedFiles } from './changed-files';

const ALWAYS = ['lint', 'types', 'boundaries', 'requirements'];

/** The stages of `npm test -- changed`: those a change can affect, limited to the tests it can affect. */
export function changedStages(print: (line: string) => void): readonly Stage[] {
  const files = changedFiles(ROOT);
  const affected = affectedBy(files, ROOT);
  const stages = affected ? stagesFor(affected) : STAGES;
  print(`${files.length} changed files, stages: ${stages.map(({ name }) => name).join(', ')}`);
  return stages;
}

/** Picks the stages a change can affect and limits their tests. */
export function stagesFor({ sources, provider, stories, specs }: Affected): readonly Stage[] {
  const limited: Readonly<Record<string, Stage['run'] | undefined>> = {
    unit: sources.length > 0 ? (context) => runJest(['web', 'node'], context, { relatedTo: sources }) : undefined,
    provider: provider ? (context) => runOnPostgres(context, sources) : undefined,
    e2e: specs.length > 0 ? (context) => runPlaywright(context, specs) : undefined,
  };
  const whole = [...ALWAYS, ...(stories ? ['storybook'] : []), ...(limited.e2e ? ['build', 'bytes'] : [])];
  return STAGES.flatMap((stage) => {
    const run = limited[stage.name];
    if (run) return [{ ...stage, run }];
    return whole.includes(stage.name) ? [stage] : [];
  });
}
