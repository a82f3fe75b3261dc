import { keys } from '@waymark/client';
import { type Answer, asGameId } from '@waymark/contract';
import { QueryClient } from '@waymark/host-kit/query';
import { createFakeHost } from '@waymark/testing';
import { buildAnswer } from '../testing/answers';
import type { Decision } from './decision';
import { sendDecision } from './send-decision';
import { rememberAnswers } from './stored-answers';

const seven = asGameId(7);
const waiting = buildAnswer({ id: 3 });
const accepted = buildAnswer({ id: 3, approved_at: '2026-11-21T18:30:00Z' });
const accept: Decision = {
  key: 'k',
  at: '2026-11-21T18:30:00Z',
  decision: 'accept',
  answers: [waiting],
  points: undefined,
  message: '',
};

it('a response with a part of an answer replaces only that part', () => {
  const client = new QueryClient();
  const list = [...keys.answer(seven, waiting.id)];
  client.setQueryData<Answer>(list, waiting);
  rememberAnswers(client, seven, [{ id: waiting.id, points: 5, signals: [] }]);
  expect(client.getQueryData<Answer>(list)).toMatchObject({ type: waiting.type, team: waiting.team, points: 5 });
  rememberAnswers(client, seven, [accepted]);
  expect(client.getQueryData(list)).toEqual(accepted);
});

it.each([
  ['has only a part of it', { id: 3 }],
  ['has it as it was', { answer: waiting }],
  ['is empty', {}],
])('a decided answer is loaded if the response %s', async (_, body) => {
  const { host } = createFakeHost({
    respond: ({ method }) => (method === 'GET' ? { answer: accepted } : body),
  });
  const { answers } = await sendDecision(host, seven, accept, () => accept);
  expect(answers).toMatchObject([{ id: 3, approved_at: accepted.approved_at }]);
});

it('a decided answer is not loaded if the response has it', async () => {
  const { host, calls } = createFakeHost({ respond: () => ({ answer: accepted }) });
  await sendDecision(host, seven, accept, () => accept);
  expect(calls.map(({ method }) => method)).not.toContain('GET');
});
