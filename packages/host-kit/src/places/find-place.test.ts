import type { Host } from '@waymark/contract';
import { findPlace } from './find-place';

const api = (request: Host['api']['request']) => ({ request }) as Host['api'];
const refused = (status: number) =>
  api(() => Promise.reject(Object.assign(new Error('refused'), { status })) as ReturnType<Host['api']['request']>);

it.each([400, 404, 422])('finds nothing if the service answers %i', async (status) => {
  expect(await findPlace(refused(status), 'Atlantis')).toBeUndefined();
});

it.each([429, 502, 503])('rejects if the service answers %i', async (status) => {
  await expect(findPlace(refused(status), 'Quay 1')).rejects.toThrow('refused');
});

it('reads coordinates without a request', async () => {
  expect(await findPlace(refused(503), '51.45, -2.6')).toEqual({ latitude: 51.45, longitude: -2.6 });
});
