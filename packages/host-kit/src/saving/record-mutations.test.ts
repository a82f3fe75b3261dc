import { CallFailure } from '@waymark/client';
import { QueryClient } from '../query';
import { RecordMutations } from './record-mutations';

interface Walk {
  readonly id: number;
  readonly name: string;
  readonly code: string;
}
const key = ['game', 7];
const host = { notices: { saving: () => () => undefined }, errors: { report: () => undefined } } as never;

it("an older read doesn't overwrite newer data before a retry", async () => {
  const client = new QueryClient();
  const first: Walk = { id: 7, name: 'Quay Walk', code: 'QUAY' };
  client.setQueryData(key, first, { updatedAt: 1 });
  let answerRead = (_: Walk) => {};
  const refused = new CallFailure(503, 'Try again later.', undefined, true);
  const mutations = new RecordMutations<Walk, Partial<Walk>, 'name'>(host, client, () => ({
    record: key,
    lists: ['games'],
    send: () => Promise.reject(refused),
    onSaved: () => undefined,
    again: {
      read: () => new Promise((resolve) => (answerRead = resolve)),
      ask: () => 'Somebody else has changed this.',
    },
  }));
  const edit = { shown: { name: 'Harbour Walk' }, send: () => ({ name: 'Harbour Walk' }) };
  expect(await mutations.write('name', edit)).toBe(false);
  mutations.retry('name');
  await new Promise((resolve) => setTimeout(resolve));
  client.setQueryData(key, { ...first, code: 'NEWER' });
  answerRead(first);
  await new Promise((resolve) => setTimeout(resolve));
  expect(client.getQueryData(key)).toMatchObject({ name: 'Quay Walk', code: 'NEWER' });
});

it('an error about the whole record is listed once, whichever fields were sent', async () => {
  const client = new QueryClient();
  client.setQueryData<Walk>(key, { id: 7, name: 'Quay Walk', code: 'QUAY' });
  const data = { errors: { name: ['is reserved'], code: ['is taken'] } };
  const mutations = new RecordMutations<Walk, Partial<Walk>, 'name' | 'code'>(host, client, () => ({
    record: key,
    lists: ['games'],
    send: () => Promise.reject(new CallFailure(422, 'is reserved', data, true)),
    onSaved: () => undefined,
  }));
  await mutations.write('name', { shown: { name: 'Waymark' }, send: () => ({ name: 'Waymark' }) });
  await mutations.write('code', { shown: { code: 'PILOT' }, send: () => ({ code: 'PILOT' }) });
  expect(mutations.refusals).toEqual([
    { field: 'name', message: 'is reserved' },
    { field: 'code', message: 'is taken' },
  ]);
  expect(mutations.stateOf('code')).toMatchObject({ reason: 'is taken' });
});
