import { findCycles } from './cycles';

const cyclesIn = (needs: Record<string, string>) =>
  [...findCycles(new Map(Object.entries(needs).map(([node, awaited]) => [node, [...awaited]])))].toSorted();

it('finds no cycle in chains, however long, or in several chains with one end', () => {
  expect(cyclesIn({ a: 'b', b: 'c', c: 'd', d: '' })).toEqual([]);
  expect(cyclesIn({ a: 'cd', b: 'c', c: 'd', d: 'e', e: '' })).toEqual([]);
});

it('finds a node that waits for itself, and every node of a ring', () => {
  expect(cyclesIn({ a: 'a', b: '' })).toEqual(['a']);
  expect(cyclesIn({ a: 'b', b: 'c', c: 'a' })).toEqual(['a', 'b', 'c']);
});

it('leaves out chains that lead to a ring or away from it', () => {
  expect(cyclesIn({ x: 'y', y: 'a', a: 'b', b: 'ac', c: 'd', d: '' })).toEqual(['a', 'b']);
});
