import { tellApart } from './tell-apart';

const ALIKE = 'The song begins. '.repeat(30);

test('long texts that differ after their beginning start shortly before the first difference', () => {
  const { mine, theirs } = tellApart(`${ALIKE}At the pier, at noon.`, `${ALIKE}At the mill, at noon.`);
  expect(mine).toBe(`…${ALIKE.slice(-33)}At the pier, at noon.`);
  expect(theirs).toBe(`…${ALIKE.slice(-33)}At the mill, at noon.`);
});

test('a text that only goes on is told from the one that ends', () => {
  const { mine, theirs } = tellApart(ALIKE, `${ALIKE}It ends.`);
  expect(mine).toBe(`…${ALIKE.slice(-40)}`);
  expect(theirs).toBe(`…${ALIKE.slice(-40)}It ends.`);
});

test('short texts and texts that differ at once keep their beginning', () => {
  const pair = { mine: `${ALIKE.slice(0, 100)}pier`, theirs: `${ALIKE.slice(0, 100)}mill` };
  expect(tellApart(pair.mine, pair.theirs)).toEqual(pair);
  expect(tellApart(`A ${ALIKE}`, '')).toEqual({ mine: `A ${ALIKE}`.slice(0, 300), theirs: '' });
});

test('formatting alone differs: both show their beginning', () => {
  expect(tellApart(ALIKE, ALIKE).mine).toBe(ALIKE.slice(0, 300));
});

test('no emoji is cut in half', () => {
  const faces = '🙂'.repeat(400);
  const { mine, theirs } = tellApart(`${faces}😀${faces}`, `${faces}😁${faces}`);
  expect(mine).toBe(`…${'🙂'.repeat(40)}😀${'🙂'.repeat(259)}`);
  expect(theirs).toBe(`…${'🙂'.repeat(40)}😁${'🙂'.repeat(259)}`);
});
