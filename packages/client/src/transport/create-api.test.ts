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
