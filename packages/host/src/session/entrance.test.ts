import { CallFailure, Offer } from '@waymark/client';
import { type ApiRequest, DOCUMENTED_OFFER, type ProviderCapability } from '@waymark/contract';
import { previewEntrance, socketEntrance } from './entrance';

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

describe('the credential of the live socket', () => {
  it('is a ticket if the provider supports them', async () => {
    const { word, calls } = open(() => ({ ticket: 'tkt_1' }));
    expect(await word).toBe('tkt_1');
    expect(calls).toMatchObject([TICKET]);
  });
  it('is the token if the provider has no tickets', async () => {
    const { word } = open(() => {
      throw new CallFailure(404, 'no', undefined, true);
    });
    expect(await word).toBe('token-1');
  });
  it('fails, to be retried, when the ticket request fails', async () => {
    const { word } = open(() => {
      throw new CallFailure(503, 'no', undefined, true);
    });
    await expect(word).rejects.toMatchObject({ status: 503 });
  });
  it('is absent for a visitor', async () => {
    const { word, calls } = open(() => ({ ticket: 'tkt_1' }), '');
    expect(await word).toBeUndefined();
    expect(calls).toEqual([]);
  });
});

describe('the credential of a preview', () => {
  const preview = (offered: readonly ProviderCapability[], answer: () => unknown) => {
    const calls: ApiRequest[] = [];
    const capabilities = Object.fromEntries(offered.map((name) => [name, '1.0.0']));
    const request = async (call: ApiRequest) => {
      calls.push(call);
      return answer();
    };
    const offer = new Offer(Promise.resolve({ ...DOCUMENTED_OFFER, capabilities }));
    const word = previewEntrance({ api: { request }, offer, session: { currentToken: () => 'token-1' } });
    return { word, calls };
  };

  it('is a ticket if the player app accepts them', async () => {
    const { word, calls } = preview(['tickets', 'preview-tickets'], () => ({ ticket: 'tkt_1' }));
    expect(await word).toBe('tkt_1');
    expect(calls).toMatchObject([{ body: { purpose: 'preview' } }]);
  });

  it.each([[[]], [['tickets']]] as const)('is the token otherwise, whatever the socket uses: %j', async (offered) => {
    const { word, calls } = preview(offered, () => ({ ticket: 'tkt_1' }));
    expect(await word).toBe('token-1');
    expect(calls).toEqual([]);
  });

  it('is the token if the call is missing despite the announcement', async () => {
    const { word } = preview(['preview-tickets'], () => {
      throw new CallFailure(404, 'no', undefined, true);
    });
    expect(await word).toBe('token-1');
  });
});
