import { TASK_TYPE } from '@waymark/contract';
import type { ConformanceCase } from '@waymark/testing';
import { challengePlatform } from './challenge-platform';

const NAMES = [
  'Sing to the harbour master',
  'Which year stands over the old crane?',
  'A photo with somebody in uniform',
  'Count the bollards on Pier Nine',
  'The pilot’s whistle',
  'Find the brass fish',
  'Cross the swing bridge, all of you in step',
  'What did the ferryman lose?',
  'A film of the smallest boat',
  'Scan the crate at the chandlery',
];
const TAGS = ['harbour', 'old town', 'evening', 'for children'];
const TEAMS = ['The Gulls', 'Salty Dogs', 'Deck Hands', 'Nine Knots', 'Bilge Rats', 'Crow’s Nest'];

const platform = challengePlatform(24, (n) => ({
  name: NAMES[(n - 1) % NAMES.length] + (n > NAMES.length ? `, part ${Math.ceil(n / NAMES.length)}` : ''),
  task_type: [TASK_TYPE.photo, TASK_TYPE.trivia, TASK_TYPE.video, TASK_TYPE.text, TASK_TYPE.multipleChoice][n % 5],
  points: 50 * (1 + (n % 4)),
  description: '<p>Look where the <strong>ropes</strong> are kept.</p>',
  tags: TAGS.filter((_, place) => n % (place + 2) === 0).map((label) => ({ label })),
  ...(n % 3 === 0 && { latitude: 51.447 + n / 2000, longitude: -2.6 + (n % 7) / 400, address: 'Harbourside, Bristol' }),
}));

const groups = ['Quay', 'Lock', 'Ferry'].map((name, n) => ({
  id: n + 1,
  name,
  game_id: 7,
  teams: TEAMS.slice(n * 2, n * 2 + 2).map((team, place) => ({ id: n * 2 + place + 1, name: team })),
}));

/** A platform with the challenges and groups of one game; changes last while the page is open. */
export const sandboxCase: ConformanceCase = {
  path: '/tasks/organize/7',
  otherPath: '/groups/organize/7',
  respond: (call) => {
    if (call.path === '/groups.json') return { groups, pages: 1 };
    if (call.path === '/teams/organize.json') {
      return { teams: TEAMS.map((name, n) => ({ id: n + 1, name })), pages: 1, meta: { page: 1, pages: 1, count: 6 } };
    }
    return platform.answer(call);
  },
};
