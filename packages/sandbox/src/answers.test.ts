import type { ApiRequest } from '@waymark/contract';
import { answerAs } from './answers';

const call: ApiRequest = { method: 'GET', path: '/games/7.json', handles: [403] };
const respond = () => ({ game: { id: 7, user: { access: 'Created' } }, games: [{ id: 8 }] });

it('sets the chosen role on games, and leaves them unchanged without one', async () => {
  expect(await answerAs(call, { role: 'judge', answers: 'at once' }, respond)).toEqual({
    game: { id: 7, user: { access: 'Joined', judge: true } },
    games: [{ id: 8, user: { access: 'Joined', judge: true } }],
  });
  expect(await answerAs(call, { role: 'as answered', answers: 'at once' }, respond)).toEqual(respond());
});

it('fails like the platform: a status handled by the caller is marked as handled', async () => {
  const as = (answers: 'forbidden' | 'failing' | 'no line') =>
    answerAs(call, { role: 'owner', answers }, respond).catch((error: unknown) => error);
  expect(await as('forbidden')).toMatchObject({ name: 'ApiFailure', status: 403, handled: true });
  expect(await as('failing')).toMatchObject({ status: 500, handled: false });
  expect(await as('no line')).toMatchObject({ status: 'none', handled: false });
  await expect(answerAs(call, { role: 'owner', answers: 'at once' }, () => undefined)).rejects.toMatchObject({
    status: 404,
  });
});
