import { cleanup, render, screen } from '@testing-library/react';
import { asGameId, embedConfigSchema, readLiveMessage } from '@waymark/contract';
import { QueryClientProvider, useQuery } from '@waymark/host-kit/query';
import { createHost } from './create-host';
import { createServices } from './services';

const config = embedConfigSchema.parse({
  config: {
    apiOrigin: 'https://api.test',
    realtimeUrl: 'wss://live.test/socket',
    playerOrigin: 'https://play.test',
    whitelabel: 'harbour',
    brand: { name: 'Harbour Hunts', colour: '#0b6a60' },
  },
  registry: { channel: 'stable', revision: 1, remotes: [] },
  origins: [],
});

/** An element with a mounted remote that shows data unknown to this host. */
function open() {
  const services = createServices(
    {
      base: 'https://builder.test/embed/',
      shadow: document.createElement('div').attachShadow({ mode: 'open' }),
      wishes: { area: 'lanterns', path: '/lanterns/7', whitelabel: '', language: 'en', theme: 'light' },
      nonce: undefined,
      askToken: async () => undefined,
      tell: () => undefined,
    },
    'mf-lanterns',
    config,
  );
  const quiet = () => undefined;
  const { signal } = new AbortController();
  const host = createHost(services, { remote: 'mf-lanterns', signal, onCrash: quiet, onProblem: quiet });
  let lit = 0;
  const lanterns = {
    queryKey: ['lanterns', 7],
    meta: { live: ['lantern'], game: asGameId(7) },
    queryFn: async () => (lit += 1),
  };
  const Lanterns = () => <p>{useQuery(lanterns).data} lit</p>;
  render(
    <QueryClientProvider client={services.queries}>
      <Lanterns />
    </QueryClientProvider>,
  );
  const receive = (frame: object) => {
    const message = readLiveMessage(JSON.stringify(frame));
    if (message) services.live.receive(message);
  };
  return { services, host, receive };
}

afterEach(cleanup);

test('a remote receives messages of a source unknown to the element', async () => {
  const { services, host, receive } = open();
  await screen.findByText('1 lit');
  const heard: string[] = [];
  host.live.subscribe(['ss.lantern.update'], ({ source }) => heard.push(source));
  receive({ id: 1, source: 'ss.lantern.update', detail: { user_id: 2, game: { id: 7 } } });
  await screen.findByText('2 lit');
  expect(heard).toEqual(['ss.lantern.update']);
  services.close();
});
