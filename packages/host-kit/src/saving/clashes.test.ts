import { Clashes } from './clashes';

const clash = (field: string) => ({ field, label: field, mine: 'mine', theirs: 'theirs' });

function asking(...fields: string[]) {
  const clashes = new Clashes();
  const answer = jest.fn();
  clashes.ask(fields.map(clash), answer);
  return { clashes, answer, open: () => clashes.open.get().map(({ field }) => field) };
}

it('answers with the fields to keep once each is decided', () => {
  const { clashes, answer, open } = asking('name', 'code', 'tz');
  clashes.choose('name', true);
  clashes.choose('code', false);
  expect([open(), answer.mock.calls]).toEqual([['tz'], []]);
  clashes.choose('tz', true);
  expect([open(), answer.mock.calls]).toEqual([[], [[['name', 'tz']]]]);
});

it('closes without an answer once settled elsewhere', () => {
  const { clashes, answer, open } = asking('name');
  clashes.settle();
  expect([open(), answer.mock.calls]).toEqual([[], []]);
});

it('starts over with each question', () => {
  const { clashes } = asking('name', 'code');
  clashes.choose('name', true);
  const answer = jest.fn();
  clashes.ask([clash('tz')], answer);
  clashes.choose('tz', false);
  expect(answer.mock.calls).toEqual([[[]]]);
});
