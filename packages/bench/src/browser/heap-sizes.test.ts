import { sizesOf } from './heap-sizes';

it('sums the sizes of nodes of the same kind', () => {
  const meta = { node_fields: ['type', 'id', 'self_size'], node_types: [['object', 'code']] as [string[]] };
  const sizes = sizesOf({ snapshot: { meta }, nodes: [0, 1, 10, 1, 3, 500, 0, 5, 7] });
  expect(Object.fromEntries(sizes)).toEqual({ object: 17, code: 500 });
});
