import { CallFailure } from '@waymark/client';
import type { ApiRequest } from '@waymark/contract';
import { socketEntrance } from './entrance';

const TICKET = { method: 'POST', path: '/users/ticket.json', body: { purpose: 'socket' } };
const open = (answer: () => unknown, token: string | undefined = 'token-1') => {
  const calls: ApiRequest[] = [];
  const word = socketEntrance({
    api: {
      request: async (call) => {
        calls.push(call);
        return answer();
      },
    },
    session: { freshToken: async () => (token ? { type: 'Bearer', value: token } : undefined) },
  });
  return { word, calls };
};

describe('what lets the live socket in', () => {
  it('is a ticket where the provider offers one', async () => {
    const { word, calls } = open(() => ({ ticket: 'tkt_1' }));
    expect(await word).toBe('tkt_1');
    expect(calls).toMatchObject([TICKET]);
  });
  it('is the token where the provider offers no tickets', async () => {
    const { word } = open(() => {
      throw new CallFailure(404, 'no', undefined, true);
    });
    expect(await word).toBe('token-1');
  });
  it('is tried again later when the ticket did not come', async () => {
    const { word } = open(() => {
      throw new CallFailure(503, 'no', undefined, true);
    });
    await expect(word).rejects.toMatchObject({ status: 503 });
  });
  it('is nothing for a visitor', async () => {
    const { word, calls } = open(() => ({ ticket: 'tkt_1' }), '');
    expect(await word).toBeUndefined();
    expect(calls).toEqual([]);
  });
});
