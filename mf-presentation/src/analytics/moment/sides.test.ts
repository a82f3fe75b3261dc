import { answersPerHour, mostChanged, rejectedShare } from './sides';

const side = (answers: number, rejected: number) => ({ answers, rejected, solved: answers - rejected });

it('answers per hour cover the time from first to last answer, with a minimum span', () => {
  const from = '2026-05-01T10:00:00.000Z';
  const rate = (answers: number, to: string) => answersPerHour({ ...side(answers, 0), from, to, points: 0, teams: 1 });
  expect(rate(30, '2026-05-01T10:30:00.000Z')).toBe(60);
  expect(rate(2, '2026-05-01T10:00:01.000Z')).toBe(12);
  expect(rate(0, from)).toBeNull();
});

it('lists challenges by the change of their rejection rate, only if answered on both sides', () => {
  const challenges = [
    { id: 1, before: side(10, 1), after: side(10, 2) },
    { id: 2, before: side(4, 3), after: side(4, 0) },
    { id: 3, before: side(0, 0), after: side(9, 9) },
    { id: 4, before: side(2, 1), after: side(4, 2) },
  ];
  const nobody = { ...side(0, 0), points: 0, teams: 0, from: null, to: null };
  expect(mostChanged({ before: nobody, after: nobody, challenges }).map(({ id }) => id)).toEqual([2, 1]);
  expect(rejectedShare(side(8, 2))).toBe(0.25);
});
