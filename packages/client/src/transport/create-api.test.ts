import { testConfig } from '../testing/pretend-platform';
import { createApi } from './create-api';

const session = { freshToken: async () => undefined };
const open = (config = testConfig) =>
  createApi({ config, hostname: 'builder.test', session, onLapsed: () => undefined });

it.each([
  ['/media/a.png', 'https://api.test/media/a.png'],
  ['media/a.png?w=80', 'https://api.test/media/a.png?w=80'],
  ['https://cdn.test/a b.png?X-Signature=%2Fq', 'https://cdn.test/a b.png?X-Signature=%2Fq'],
  ['//cdn.test/a.png', 'https://cdn.test/a.png'],
  ['data:image/png;base64,AA==', 'data:image/png;base64,AA=='],
  ['blob:https://builder.test/1', 'blob:https://builder.test/1'],
])('resolves relative addresses of the provider: %s', (address, whole) => {
  expect(open().resolve(address)).toBe(whole);
});

it('has the geocoder of the configuration, if any', () => {
  expect(open().geocoder).toBeUndefined();
  const geocoder = 'https://maps.test/search?q={address}';
  expect(open({ ...testConfig, geocoder }).geocoder).toBe(geocoder);
});

it('translates why an upload failed', async () => {
  // jsdom also logs a refused connection to its console.
  const complaints = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const say = (text: string) => `(${text})`;
  const api = createApi({ config: testConfig, hostname: 'builder.test', session, onLapsed: () => undefined, say });
  await expect(api.putFile('http://127.0.0.1:1/gull.png', new Blob(['x']))).rejects.toThrow(/^\(Couldn't upload/);
  complaints.mockRestore();
});
