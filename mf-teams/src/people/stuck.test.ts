import { answeredOf } from './stuck';

const NOW = Date.parse('2026-07-01T12:00:00Z');
const team = { last_answer_at: '2026-07-01T11:40:00Z' };

it.each([
  ['15 minutes without an answer', team, undefined, true],
  ['an answer in the last minutes', team, NOW - 60_000, false],
  ['no answer at all', {}, undefined, false],
  ['challenges left', { ...team, challenges_left: true }, undefined, true],
  ['no challenges left', { ...team, challenges_left: false }, undefined, false],
])('a team is stuck after %s: %j', (_, about, heard, stuck) => expect(answeredOf(about, heard, NOW).stuck).toBe(stuck));
