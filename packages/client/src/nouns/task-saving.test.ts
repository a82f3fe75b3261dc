import { asGameId, asTaskId } from '@waymark/contract';
import { answeringApi } from '../testing/answering-api';
import { saveReality } from './realities';
import { saveTask } from './task-saving';

const WHOLE = {
  id: 101,
  name: 'Crane',
  tags: [{ label: 'harbour' }],
  tour: [],
  placeholders: [],
  realities: [],
  assets: {},
};
const save = (answer: unknown) => saveTask(answeringApi(answer), asGameId(7), asTaskId(101), { name: 'Crane' });

it.each([[{ task: WHOLE }], [WHOLE], [{ ...WHOLE, tags: ['harbour'] }]])(
  'a saved challenge is what the response has: %j',
  async (answer) => {
    expect(await save(answer)).toMatchObject({ id: 101, name: 'Crane', tags: [{ label: 'harbour' }] });
  },
);

it.each([
  [{ id: 101 }],
  [{ task: { id: 101, name: 'Crane' } }],
  [{ task: { ...WHOLE, tags: undefined } }],
  [{ ...WHOLE, realities: null }],
  [{}],
  [undefined],
  ['OK'],
])('a response without all of the challenge counts as none: %j', async (answer) => {
  expect(await save(answer)).toBeUndefined();
});

it('an AR item without its file counts as none', async () => {
  const saved = (answer: unknown) => saveReality(answeringApi(answer), asGameId(7), 31, { chain: '1.8' });
  expect(await saved({ id: 31 })).toBeUndefined();
  expect(await saved({ reality: { id: 31, model_url: null } })).toMatchObject({ id: 31 });
});
