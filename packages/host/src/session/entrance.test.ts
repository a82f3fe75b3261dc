import { CallFailure } from '@waymark/client';
import type { ApiRequest } from '@waymark/contract';
import { socketEntrance } from './entrance';

const TICKET = { method: 'POST', path: '/users/ticket.json', body: { purpose: 'socket' } };
const open = (capabilities: string[] | undefined, answer: () => unknown, token: string | undefined = 'token-1') => {
  const calls: ApiRequest[] = [];
  const word = socketEntrance({
    api: {
      request: async (call) => {
        calls.push(call);
        return answer();
      },
    },
    session: { freshToken: async () => (token ? { type: 'Bearer', value: token } : undefined) },
    known: async () => ({ features: [], capabilities }),
  });
  return { word, calls };
};

describe('what lets the live socket in', () => {
  it('is a ticket where the provider offers one', async () => {
    const { word, calls } = open(['tickets'], () => ({ ticket: 'tkt_1' }));
    expect(await word).toBe('tkt_1');
    expect(calls).toMatchObject([TICKET]);
  });
  it.each([undefined, [], ['else']])('is the token where %j is offered', async (capabilities) => {
    const { word, calls } = open(capabilities, () => ({ ticket: 'tkt_1' }));
    expect(await word).toBe('token-1');
    expect(calls).toEqual([]);
  });
  it('is the token where the call is not there after all', async () => {
    const { word } = open(['tickets'], () => {
      throw new CallFailure(404, 'no', undefined, true);
    });
    expect(await word).toBe('token-1');
  });
  it('is tried again later when the ticket did not come', async () => {
    const { word } = open(['tickets'], () => {
      throw new CallFailure(503, 'no', undefined, true);
    });
    await expect(word).rejects.toMatchObject({ status: 503 });
  });
  it('is nothing for a visitor', async () => {
    const { word, calls } = open(['tickets'], () => ({ ticket: 'tkt_1' }), '');
    expect(await word).toBeUndefined();
    expect(calls).toEqual([]);
  });
});
