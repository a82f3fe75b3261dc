import { buildAnswer } from '../testing/answers';
import {
  type Decision,
  defaultPoints,
  isDecided,
  isReviewable,
  isWaiting,
  startingPoints,
  withDecision,
  withDecisions,
} from './decision';

const AT = '2026-11-21T18:30:00.000Z';
const made = (fields: Partial<Decision>): Decision => ({
  key: 'k',
  at: AT,
  decision: 'accept',
  answers: [{ id: buildAnswer().id, review_key: 'key-1' }],
  points: 50,
  message: '',
  ...fields,
});

describe('an answer after a decision', () => {
  it('to accept it has approved_at set and rejected_at empty', () => {
    const rejected = buildAnswer({ rejected_at: AT, points: 0 });
    expect(withDecision(rejected, made({}))).toMatchObject({ approved_at: AT, rejected_at: null, points: 50 });
  });

  it('to reject it has rejected_at set, approved_at and featured_at empty, and 0 points', () => {
    const shown = buildAnswer({ approved_at: AT, featured_at: AT, points: 100 });
    const rejected = withDecision(shown, made({ decision: 'reject', points: 70 }));
    expect(rejected).toMatchObject({ rejected_at: AT, approved_at: null, featured_at: null, points: 0 });
  });

  it('to feature it has featured_at set and keeps its points unless given new ones', () => {
    const accepted = buildAnswer({ approved_at: AT, points: 80 });
    expect(withDecision(accepted, made({ decision: 'feature', points: undefined }))).toMatchObject({
      featured_at: AT,
      approved_at: AT,
      points: 80,
    });
    expect(withDecision(accepted, made({ decision: 'feature', points: 90 })).points).toBe(90);
  });

  it('keeps its message unless a new one is given', () => {
    const told = buildAnswer({ review_message: 'Nearly.' });
    expect(withDecision(told, made({})).review_message).toBe('Nearly.');
    expect(withDecision(told, made({ message: 'Well done.' })).review_message).toBe('Well done.');
  });

  it('has the state of the last of several decisions, and ignores those about others', () => {
    const [one, other] = [buildAnswer({ id: 1 }), buildAnswer({ id: 2 })];
    const decisions = [made({}), made({ decision: 'reject' })];
    expect(withDecisions(one, decisions)).toMatchObject({ rejected_at: AT, approved_at: null });
    expect(withDecisions(other, decisions)).toEqual(other);
  });

  it('about a whole challenge changes only if it is waiting', () => {
    const all = made({ answers: [], allOf: buildAnswer().task?.id as Decision['allOf'] });
    expect(withDecisions(buildAnswer(), [all]).approved_at).toBe(AT);
    expect(withDecisions(buildAnswer({ rejected_at: AT }), [all]).approved_at).toBeNull();
    expect(withDecisions(buildAnswer({ task: { id: 4, name: 'Tie a bowline' } }), [all]).approved_at).toBeNull();
  });
});

it("an answer without a user_id can't be reviewed", () => {
  expect([isReviewable(buildAnswer({ user_id: null })), isWaiting(buildAnswer({ user_id: null }))]).toEqual([
    false,
    false,
  ]);
  expect(isReviewable(buildAnswer({ user_id: -1 }))).toBe(true);
});

it("starts with its own points, or if rejected with the challenge's less its hints", () => {
  expect(startingPoints(buildAnswer({ points: 85, hint_points: 15 }))).toBe(85);
  expect(startingPoints(buildAnswer({ points: 0, hint_points: 15, rejected_at: AT }))).toBe(85);
  expect(defaultPoints(buildAnswer({ task: { id: 3, name: 'Pump', points: 9999 } }))).toBe(500);
});

it('starts with whole points from 0 to 500, whatever the answer has', () => {
  const starts = [-20, 12.5, 731].map((points) => startingPoints(buildAnswer({ points })));
  expect([starts, defaultPoints(buildAnswer({ task: { id: 3, points: 33.4 } }))]).toEqual([[0, 13, 500], 33]);
});

it('detects that an answer already matches a decision', () => {
  const accepted = buildAnswer({ approved_at: AT, points: 50 });
  expect(isDecided(accepted, { decision: 'accept', points: 50 })).toBe(true);
  expect(isDecided(accepted, { decision: 'accept', points: 60 })).toBe(false);
  expect(isDecided(accepted, { decision: 'reject', points: 0 })).toBe(false);
});
