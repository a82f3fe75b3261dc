import { once } from 'node:events';
import { WebSocketServer } from 'ws';
import { Audience } from './audience';

it('measures the time until every socket has received the message', async () => {
  const server = new WebSocketServer({ port: 0, host: '127.0.0.1' });
  await once(server, 'listening');
  const address = server.address();
  const port = address && typeof address === 'object' ? address.port : 0;
  server.on('connection', (socket) =>
    socket.on('message', (frame) => {
      for (const client of server.clients) client.send(`all: ${frame}`);
    }),
  );
  const audience = await Audience.open(`ws://127.0.0.1:${port}`, 5);
  const first = await audience.hear(() => audience.say('one'));
  const second = await audience.hear(() => audience.say('two'));
  audience.close();
  server.close();
  expect([first.frame, second.frame]).toEqual(['all: one', 'all: two']);
  expect(second.after).toHaveLength(5);
  expect(second.after).toEqual([...second.after].sort((a, b) => a - b));
});
