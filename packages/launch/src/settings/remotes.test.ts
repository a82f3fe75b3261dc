import { originsOfRemotes, planPorts } from './ports';
import { REMOTES, readRemotes } from './remotes';

const QUIZ = { id: 'acme-quiz', origin: 'https://quiz.acme.example' };

it('gives each remote the next port, and keeps foreign origins', () => {
  const remotes = [{ id: 'mf-games' }, QUIZ, { id: 'mf-chat' }];
  const plan = planPorts(3000, remotes);
  expect(plan.remotes).toEqual({ 'mf-games': 3101, 'mf-chat': 3103 });
  expect(originsOfRemotes(plan, remotes)).toEqual({
    'mf-games': 'http://localhost:3101',
    'acme-quiz': 'https://quiz.acme.example',
    'mf-chat': 'http://localhost:3103',
  });
});

it('reads a list with ids of any vendor', () => {
  expect(readRemotes(JSON.stringify([{ id: 'mf-games' }, QUIZ]))).toEqual([{ id: 'mf-games' }, QUIZ]);
});

it.each([
  [[{ id: 'Acme' }], /small letters/],
  [[{ id: '../x' }], /small letters/],
  [[{ id: 'acme-quiz', origin: 'https://acme.example/quiz' }], /without a path/],
  [[{ id: 'acme-quiz', origin: 'javascript:alert(1)' }], /without a path/],
  [[{ id: 'mf-games' }, { id: 'mf-games' }], /mf-games twice/],
])('rejects %j', (remotes, words) => {
  expect(() => readRemotes(JSON.stringify(remotes))).toThrow(words);
});

it('names the six remotes of the specification', () => {
  const ids = ['mf-games', 'mf-challenges', 'mf-moderation', 'mf-teams', 'mf-media', 'mf-presentation'];
  expect(REMOTES.map(({ id }) => id)).toEqual(expect.arrayContaining(ids));
});
