import { runStages } from './run-stages';
import type { Stage, StageOutcome } from './stage';

const context = {
  browser: () => {
    throw new Error('No stage here needs a browser');
  },
  signal: new AbortController().signal,
  print: () => {},
};

/** Stages that end when told, with a log of starts and ends. */
function recorded() {
  const log: string[] = [];
  const ends = new Map<string, (outcome: StageOutcome) => void>();
  const stage = (name: string, oneCore?: true): Stage => ({
    name,
    heading: name,
    ...(oneCore ? { oneCore } : {}),
    run: () => {
      log.push(name);
      return new Promise((resolve) => ends.set(name, resolve));
    },
  });
  const end = async (name: string, ok = true) => {
    ends.get(name)?.({ ok });
    await new Promise((resolve) => setImmediate(resolve));
  };
  return { log, stage, end };
}

it('runs two single-core stages in parallel, and every other stage alone', async () => {
  const { log, stage, end } = recorded();
  const run = runStages([stage('lint', true), stage('types', true), stage('build', true), stage('unit')], context);
  expect(log).toEqual(['lint', 'types']);
  await end('types');
  expect(log).toEqual(['lint', 'types', 'build']);
  await end('lint');
  expect(log).not.toContain('unit');
  await end('build');
  expect(log).toContain('unit');
  await end('unit');
  expect((await run).map(({ name }) => name)).toEqual(['lint', 'types', 'build', 'unit']);
});

it('starts no stage after a failure, and waits for the running one', async () => {
  const { log, stage, end } = recorded();
  const run = runStages([stage('lint', true), stage('types', true), stage('build', true)], context);
  await end('lint', false);
  expect(log).toEqual(['lint', 'types']);
  await end('types');
  expect((await run).map(({ ok }) => ok)).toEqual([false, true]);
});

it('continues after a failure if all stages are wanted', async () => {
  const { stage, end } = recorded();
  const run = runStages([stage('unit'), stage('provider')], context, { all: true });
  await end('unit', false);
  await end('provider');
  expect((await run).map(({ ok }) => ok)).toEqual([false, true]);
});
