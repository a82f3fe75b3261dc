import * as fc from 'fast-check';
import { LATENESS } from '../entities/answer';
import { GAME_MODE } from '../entities/game';
import { POINTS_MAX, TASK_TYPE, UNLIMITED } from '../entities/task-type';
import { endOf, playStateAt } from './clock';
import { isCounted, isSolving } from './counting';
import { metresBetween } from './distance';
import { isChecked, type JudgedGame, type JudgedTask, judge, type Standing, type Verdict } from './judge';
import { triesLeft } from './tries';

const NOW = Date.UTC(2026, 5, 18, 15);
const HOUR = 3_600_000;
const GAME: JudgedGame = {
  mode: GAME_MODE.scheduled,
  start: NOW - HOUR,
  finish: NOW + HOUR,
  toPlay: 0,
  began: undefined,
  late: '',
};
const TASK: JudgedTask = {
  task_type: TASK_TYPE.photo,
  points: 100,
  trivia: '1871, eighteen seventy-one',
  multiplechoice: 'Number 32,Number 29,Number 30',
  qr_url: 'HM-1871-GREEN',
  trivia_points_1: null,
  trivia_points_2: null,
  trivia_points_3: null,
  trivia_points_4: null,
  trivia_points_5: null,
  trivia_points_unlimited: null,
  opens: undefined,
  closes: undefined,
};
const FRESH: Standing = { tries: 0, solved: false, hintPoints: 0 };

const judged = (
  {
    task,
    game,
    standing,
    at = NOW,
  }: {
    task?: Partial<JudgedTask>;
    game?: Partial<JudgedGame>;
    standing?: Partial<Standing>;
    at?: number;
  },
  comment = '',
) => judge({ ...GAME, ...game }, { ...TASK, ...task }, { ...FRESH, ...standing }, { comment, at });
const trivia = (more: Partial<JudgedTask> = {}) => ({ task_type: TASK_TYPE.trivia, ...more });

describe('the points of a submission', () => {
  it('are those of the challenge less its hints, at least zero', () => {
    expect(judged({})).toMatchObject({ points: 100, late: 0, state: 'waiting', trivia: null, count: 1 });
    expect(judged({ standing: { hintPoints: 30 } })).toMatchObject({ points: 70, hint_points: 30 });
    expect(judged({ standing: { hintPoints: 130 } })).toMatchObject({ points: 0, hint_points: 130 });
  });

  it('are those of the attempt, until none are left', () => {
    const task = trivia({ trivia_points_1: 50, trivia_points_2: 30 });
    expect(judged({ task }, '1871')).toMatchObject({ points: 50, trivia: 'correct', state: 'approved' });
    expect(judged({ task, standing: { tries: 1 } }, 'Eighteen  Seventy-One')).toMatchObject({ points: 30, count: 2 });
    expect(judged({ task, standing: { tries: 2 } }, '1871')).toBe('no-tries-left');
    expect(judged({ task }, '1817')).toMatchObject({ points: 0, trivia: 'incorrect', state: 'rejected' });
  });

  it('stay the same for every unlimited attempt', () => {
    const task = trivia({ trivia_points_1: 50, trivia_points_2: UNLIMITED, trivia_points_unlimited: 7 });
    for (const tries of [1, 2, 40]) expect(judged({ task, standing: { tries } }, '1871')).toMatchObject({ points: 7 });
    expect(triesLeft({ ...TASK, ...task }, 40)).toBeNull();
  });

  it('are zero if already solved', () => {
    expect(judged({ standing: { solved: true } })).toMatchObject({ points: 0, duplicate: true, state: 'waiting' });
  });

  it.each([
    ['', 'waiting', 0],
    ['reject', 'rejected', 0],
    ['approve', 'waiting', 100],
  ])('after the end, with the late setting "%s", is %s with %i points', (late, state, points) => {
    for (const at of [NOW + HOUR, NOW + 3 * HOUR]) {
      expect(judged({ game: { late }, at })).toMatchObject({ late: LATENESS.late, state, points });
    }
    expect(judged({ game: { late }, at: NOW + HOUR - 1 })).toMatchObject({ late: LATENESS.inTime, points: 100 });
  });

  it('are zero before the start, when questions cannot be tried', () => {
    expect(judged({ task: { opens: NOW + 1 } })).toMatchObject({ late: LATENESS.early, points: 0 });
    expect(judged({ at: NOW - 2 * HOUR })).toMatchObject({ late: LATENESS.early, points: 0 });
    expect(judged({ task: trivia({ opens: NOW + 1 }) }, '1871')).toBe('too-early');
  });

  it("end with the challenge's time window", () => {
    expect(judged({ task: { closes: NOW } })).toMatchObject({ late: LATENESS.late, points: 0 });
  });

  it("end with the team's own time in a game that starts anytime", () => {
    const game = { mode: GAME_MODE.anytime, toPlay: HOUR, began: NOW - HOUR };
    expect(judged({ game })).toMatchObject({ late: LATENESS.late });
    expect(judged({ game, at: NOW - 1 })).toMatchObject({ late: LATENESS.inTime });
    expect(judged({ game: { ...game, toPlay: 0 } })).toMatchObject({ late: LATENESS.inTime });
    expect(endOf({ ...GAME, ...game, began: undefined })).toBeUndefined();
  });
});

describe('a refused submission', () => {
  it('includes any while the game is stopped or unscheduled', () => {
    expect(judged({ game: { mode: GAME_MODE.stopped } })).toBe('stopped');
    expect(judged({ game: { mode: null, start: undefined } })).toBe('unscheduled');
    expect(playStateAt({ ...GAME, mode: null }, NOW)).toBe('running');
  });

  it.each([
    [TASK_TYPE.text, '  ', 'empty'],
    [TASK_TYPE.trivia, '', 'empty'],
    [TASK_TYPE.qrCode, 'another code', 'wrong-code'],
    [TASK_TYPE.multipleChoice, 'Number 99', 'no-such-choice'],
    [TASK_TYPE.splitPath, '', 'no-such-choice'],
  ])('includes what type %i cannot hold: "%s"', (task_type, comment, refusal) => {
    expect(judged({ task: { task_type } }, comment)).toBe(refusal);
  });
});

it.each([
  [TASK_TYPE.qrCode, ' HM-1871-GREEN ', 'approved', null],
  [TASK_TYPE.multipleChoice, 'number 32', 'approved', 'correct'],
  [TASK_TYPE.multipleChoice, 'Number 29', 'rejected', 'incorrect'],
  [TASK_TYPE.splitPath, 'Number 30', 'approved', null],
  [TASK_TYPE.text, 'We laughed.', 'waiting', null],
])('decides type %i with "%s" at once as %s', (task_type, comment, state, verdict) => {
  expect(judged({ task: { task_type } }, comment)).toMatchObject({ state, trivia: verdict });
});

const moment = fc.option(fc.integer({ min: NOW - 9 * HOUR, max: NOW + 9 * HOUR }), { nil: undefined });
const points = fc.integer({ min: 0, max: POINTS_MAX });
const tried = fc.option(fc.oneof(points, fc.constant(UNLIMITED)), { nil: null });
const taskOf = fc.record({
  task_type: fc.integer({ min: 0, max: 11 }),
  points: fc.oneof(points, fc.constant(UNLIMITED)),
  trivia: fc.constantFrom('yes,aye', ''),
  multiplechoice: fc.constantFrom('yes,no', 'no,yes', ',yes', ''),
  qr_url: fc.constantFrom('yes', ''),
  trivia_points_1: tried,
  trivia_points_2: tried,
  trivia_points_3: tried,
  trivia_points_4: tried,
  trivia_points_5: tried,
  trivia_points_unlimited: fc.option(points, { nil: null }),
  opens: moment,
  closes: moment,
});
const gameOf = fc.record({
  mode: fc.constantFrom(0, 1, 2, null),
  start: moment,
  finish: moment,
  toPlay: fc.constantFrom(0, HOUR),
  began: moment,
  late: fc.constantFrom('', 'reject', 'approve'),
});
const standingOf = fc.record({
  tries: fc.nat(8),
  solved: fc.boolean(),
  hintPoints: fc.integer({ min: 0, max: 5 * 99 }),
});
const words = fc.constantFrom('yes', 'no', 'aye', '', ' YES ');

it('gives points only for a first, correct submission in time or forgiven, up to the maximum', () => {
  fc.assert(
    fc.property(taskOf, gameOf, standingOf, words, moment, (task, game, standing, comment, at = NOW) => {
      const verdict = judge(game, task, standing, { comment, at });
      if (typeof verdict === 'string') return;
      expect(verdict.points).toBeGreaterThanOrEqual(0);
      expect(verdict.points).toBeLessThanOrEqual(POINTS_MAX);
      expect(verdict.count).toBe(standing.tries + 1);
      expect(verdict.duplicate).toBe(standing.solved);
      if (verdict.points > 0) {
        expect(verdict.state).not.toBe('rejected');
        expect(verdict.duplicate).toBe(false);
        expect(verdict.late === LATENESS.inTime || (verdict.late === LATENESS.late && game.late === 'approve')).toBe(
          true,
        );
      }
      if (verdict.trivia === 'incorrect') expect([verdict.points, verdict.state]).toEqual([0, 'rejected']);
      if (verdict.state === 'approved') expect(isChecked(task.task_type)).toBe(true);
      expect(game.mode).not.toBe(GAME_MODE.stopped);
    }),
  );
});

it('never gives more points for another hint or a larger deduction', () => {
  fc.assert(
    fc.property(taskOf, gameOf, standingOf, words, fc.nat(99), (task, game, standing, comment, more) => {
      const earned = (hintPoints: number): number | undefined => {
        const verdict = judge(game, task, { ...standing, hintPoints }, { comment, at: NOW });
        return typeof verdict === 'string' ? undefined : verdict.points;
      };
      const [less, full] = [earned(standing.hintPoints + more), earned(standing.hintPoints)];
      expect(less ?? 0).toBeLessThanOrEqual(full ?? 0);
      expect((full ?? 0) - (less ?? 0)).toBeLessThanOrEqual(more);
    }),
  );
});

it('is deterministic', () => {
  fc.assert(
    fc.property(taskOf, gameOf, standingOf, words, (task, game, standing, comment) => {
      const once = judge(game, task, standing, { comment, at: NOW }) as Verdict;
      expect(judge(game, task, standing, { comment, at: NOW })).toEqual(once);
    }),
  );
});

it('counts approved answers, and with post moderation also pending ones', () => {
  const at = new Date();
  const waiting = { approved_at: null, rejected_at: null };
  expect([isCounted(waiting, 'post'), isCounted(waiting, 'pre')]).toEqual([true, false]);
  for (const review of ['post', 'pre']) {
    expect(isCounted({ ...waiting, approved_at: at }, review)).toBe(true);
    expect(isCounted({ ...waiting, rejected_at: at }, review)).toBe(false);
  }
  expect([isSolving({ late: 2, points: 0 }), isSolving({ late: 2, points: 5 })]).toEqual([false, true]);
});

it('measures the distance between two piers', () => {
  const bristol = { latitude: 51.44982, longitude: -2.59858 };
  expect(metresBetween(bristol, bristol)).toBe(0);
  expect(metresBetween(bristol, { latitude: 51.44877, longitude: -2.59669 })).toBeCloseTo(175, -1);
});
