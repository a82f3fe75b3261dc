import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { PlainFailure } from '@waymark/launch';
import { startPartner } from './partner-server';

jest.mock('./built/build', () => ({ buildReactPage: async () => {}, buildFederationPage: async () => {} }));

it('names a port that is already in use in one sentence', async () => {
  const other = createServer();
  const port = await new Promise<number>((resolve) => {
    other.listen({ port: 0, host: '127.0.0.1' }, () => resolve((other.address() as AddressInfo).port));
  });
  const none = { builder: '', apiOrigin: '', realtimeOrigin: '', remoteOrigins: [], whitelabel: '', password: '' };
  const failure: unknown = await startPartner({ ...none, port }).catch((error: unknown) => error);
  await new Promise((resolve) => other.close(resolve));
  expect(failure).toBeInstanceOf(PlainFailure);
  expect(failure).toMatchObject({
    message: expect.stringMatching(`^Port ${port}, needed for the examples, is in use`),
  });
});
