import { courseOf, measuresOf } from './measures';

const progress = {
  teams: [],
  groups: [],
  challenges: [1, 2].map((id) => ({ id })) as never,
  states: ['dd', 'dw', '--'],
  times: { from: '2026-05-01T10:00:00.000Z', step: 600, answers: [3, 1], rejected: [1, 0] },
  judging: { median: 90, most: 90, longest: 90, minutes: [], judges: [] },
};

it('a game is measured by teams, answers, rejections, completion and judging time', () => {
  expect(measuresOf({ teams: 3, players: 6, playersPerTeam: 2 }, progress)).toEqual({
    teams: 3,
    players: 6,
    playersPerTeam: 2,
    challenges: 2,
    answers: 4,
    rejected: 0.25,
    done: 0.5,
    judging: 90,
  });
});

it('its curve starts with the first answer and ends at 100%', () => {
  expect(courseOf(progress)).toEqual([
    { minute: 0, share: 0 },
    { minute: 10, share: 0.75 },
    { minute: 20, share: 1 },
  ]);
  expect(courseOf({ ...progress, times: undefined })).toEqual([]);
});
