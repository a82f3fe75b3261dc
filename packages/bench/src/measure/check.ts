import { asTaskId } from '@waymark/contract';
import { checkGame, compactGame, type TaskToCheck, withEdits } from '@waymark/contract/readiness';
import type { ProviderRun } from '../bench-run';
import { callAsOwner } from '../processes/api';
import { startGrown } from '../processes/start-grown';
import { BUDGETS } from '../result/budgets';
import type { Figure } from '../result/figure';
import { summarise } from '../result/ratio';
import { median } from '../result/statistics';

const GROUP = 'Is this game ready?';
const CHALLENGES = 10_000;
const TIMES = 15;

/** Times the readiness check of 10,000 challenges: the rules alone, with an edited challenge, and through the provider. */
export async function measureCheck(run: ProviderRun): Promise<Figure[]> {
  run.print('The check');
  const tasks = Array.from({ length: CHALLENGES }, (_, at) => challenge(at + 1));
  const game = {
    tz: 'London',
    start_at: '2036-11-21T19:30:00.000Z',
    finish_at: '2036-11-21T21:30:00.000Z',
  };
  const keys = ['captain'];
  const rewards = [{ title: 'Early bird', trig: 10, style: '' }];
  const content = { game, tasks, keys, rewards, teams: 20 };
  const rules = await timed(async () => void checkGame(content));

  // As in the browser: the loaded game with one challenge being edited.
  const sent: typeof content = JSON.parse(JSON.stringify(compactGame(content)));
  const typed = { ...challenge(CHALLENGES), name: '%{nobody}' };
  const asTyped = await timed(async () => void checkGame(withEdits(sent, { tasks: [typed] })));

  const { program, origin, grown } = await startGrown(run);
  const { headers } = await callAsOwner(origin);
  const route = await timed(async () => {
    run.end.check();
    const answer = await fetch(`${origin}/v1/games/${grown.large.game}/readiness.json`, { headers });
    if (!answer.ok) throw new Error(`The check responded with ${answer.status}.`);
    await answer.arrayBuffer();
  });
  await program.stop();
  return [
    {
      group: GROUP,
      name: 'the rules for 10,000 challenges',
      value: median(rules),
      unit: 'ms',
      budget: BUDGETS.readiness,
      detail: summarise(rules, 'ms'),
      series: { rules },
    },
    {
      group: GROUP,
      name: 'the same while one of them is edited',
      value: median(asTyped),
      unit: 'ms',
      budget: BUDGETS.readiness,
      detail: summarise(asTyped, 'ms'),
      series: { asTyped },
    },
    {
      group: GROUP,
      name: 'through the provider, reading 10,000 challenges',
      value: median(route),
      unit: 'ms',
      detail: summarise(route, 'ms'),
      series: { route },
    },
  ];
}

/** A challenge that gives every rule work: texts with keys, chained locks, locations, time windows, choices. */
function challenge(id: number): TaskToCheck {
  return {
    id: asTaskId(id),
    position: id,
    name: `Step ${id}`,
    description: id % 3 === 0 ? '<p>Ask %{captain} for the way.</p>' : '<p>Follow the quay.</p>',
    task_type: id % 12,
    points: id % 50,
    trivia: id % 4 === 0 ? 'anchor,rope' : '',
    multiplechoice: id % 5 === 0 ? 'red,green,blue' : '',
    unlock_by_task_id: id > 1 && id % 7 !== 0 ? id - 1 : null,
    latitude: id % 2 === 0 ? 51.45 : null,
    longitude: id % 2 === 0 ? -2.6 : null,
    arrival_location_radius: id % 2 === 0 ? 50 : 0,
    timer: id % 9 === 0 ? 60 : 0,
  } as TaskToCheck;
}

async function timed(work: () => Promise<void>): Promise<readonly number[]> {
  const series: number[] = [];
  for (let time = -2; time < TIMES; time += 1) {
    const began = performance.now();
    await work();
    if (time >= 0) series.push(performance.now() - began);
  }
  return series;
}
