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

describe('what opens a preview', () => {
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

  it('is a ticket where the player app takes them', async () => {
    const { word, calls } = preview(['tickets', 'preview-tickets'], () => ({ ticket: 'tkt_1' }));
    expect(await word).toBe('tkt_1');
    expect(calls).toMatchObject([{ body: { purpose: 'preview' } }]);
  });

  it.each([[[]], [['tickets']]] as const)(
    'is the token where it does not, whatever opens the socket: %j',
    async (offered) => {
      const { word, calls } = preview(offered, () => ({ ticket: 'tkt_1' }));
      expect(await word).toBe('token-1');
      expect(calls).toEqual([]);
    },
  );

  it('is the token where the call is not there in spite of the offer', async () => {
    const { word } = preview(['preview-tickets'], () => {
      throw new CallFailure(404, 'no', undefined, true);
    });
    expect(await word).toBe('token-1');
  });
});
