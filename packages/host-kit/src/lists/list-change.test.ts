import type { Page } from '@waymark/client';
import * as fc from 'fast-check';
import { type ListChange, type ListRules, withChange, withChanges } from './list-change';
import { numberedBy } from './list-order';

interface Stop {
  readonly id: number;
  readonly place: number;
  readonly name?: string;
}

const order = (whole = true): ListRules<Stop> => ({
  order: numberedBy({ placeOf: ({ place }) => place, at: (stop, place) => ({ ...stop, place }), whole }),
});
const page = (items: readonly Stop[], count: number | undefined = items.length): Page<Stop> => ({
  items,
  page: 1,
  pages: 1,
  count,
});
const stops = (first: number, ...ids: number[]) => ids.map((id, index) => ({ id, place: first + index }));
const show = ({ items }: Page<Stop>) => items.map(({ id, place }) => `${place}:${id}`).join(' ');

describe('a list change', () => {
  it('inserts an item only once', () => {
    const insert: ListChange<Stop> = { kind: 'insert', item: { id: 9, place: 0 }, at: 'first' };
    const once = withChange(page(stops(1, 1, 2)), insert);
    expect(once.items.map(({ id }) => id)).toEqual([9, 1, 2]);
    expect([once.count, withChange(once, insert).count]).toEqual([3, 3]);
  });

  it('removes items, closing the gap if the list is whole', () => {
    const remove: ListChange<Stop> = { kind: 'remove', ids: [2] };
    const before = page(stops(26, 1, 2, 3), 40);
    expect(show(withChange(before, remove, order()))).toBe('26:1 27:3');
    expect(show(withChange(before, remove, order(false)))).toBe('26:1 28:3');
    expect(withChange(before, remove, order()).count).toBe(39);
  });

  it('leaves an unaffected page alone', () => {
    const before = page(stops(1, 1, 2));
    expect(withChange(before, { kind: 'remove', ids: [7] })).toBe(before);
    expect(withChange(before, { kind: 'edit', ids: [7], edit: (stop) => ({ ...stop, name: 'x' }) })).toBe(before);
  });

  it.each([
    [1, 3, '1:2 2:3 3:1 4:4'],
    [4, 1, '1:4 2:1 3:2 4:3'],
    [2, 2, '1:1 2:2 3:3 4:4'],
    [2, 9, '1:1 2:3 3:4'],
  ])('moves %d to place %d', (id, to, shown) => {
    expect(show(withChange(page(stops(1, 1, 2, 3, 4)), { kind: 'move', id, to }, order()))).toBe(shown);
  });

  it('moves nothing in an unordered view, nor a missing item', () => {
    const before = page(stops(1, 1, 2, 3));
    expect(withChange(before, { kind: 'move', id: 1, to: 3 })).toBe(before);
    expect(withChange(before, { kind: 'move', id: 9, to: 1 }, order()).items).toBe(before.items);
  });

  it('shifts the items between both places, numbered from the start of the page', () => {
    expect(show(withChange(page(stops(26, 1, 2, 3, 4, 5)), { kind: 'move', id: 2, to: 29 }, order()))).toBe(
      '26:1 27:3 28:4 29:2 30:5',
    );
  });

  it('renumbers places with gaps after a move', () => {
    const gaps = page([3, 7, 9].map((place, index) => ({ id: index + 1, place })));
    expect(show(withChange(gaps, { kind: 'move', id: 3, to: 3 }, order()))).toBe('3:3 4:1 5:2');
  });

  it.each([
    ['1:1 2:3 3:2', [1, 3, 4], 2, 3],
    ['1:3 2:1 3:2', [1, 1, 1], 3, 1],
    ['1:2 2:3 3:1', [1, 1, 1], 1, 3],
    ['2:3 3:1 4:2', [2, 2, 2], 3, 2],
  ])('moves by what is shown, not by stored places: %s', (shown, places, id, to) => {
    const uneven = page(places.map((place, index) => ({ id: index + 1, place })));
    expect(show(withChange(uneven, { kind: 'move', id, to }, order()))).toBe(shown);
  });

  it('removes an item moved to another page and shifts the rest', () => {
    const before = page(stops(11, 1, 2, 3, 4));
    expect(show(withChange(before, { kind: 'move', id: 2, to: 40 }, order()))).toBe('11:1 12:3 13:4');
    expect(show(withChange(before, { kind: 'move', id: 3, to: 1 }, order()))).toBe('12:1 13:2 14:4');
  });

  it('drops an edited item that no longer matches the filter, and adjusts the count', () => {
    const unnamed: ListRules<Stop> = { fits: ({ name }) => name === undefined };
    const name: ListChange<Stop> = { kind: 'edit', ids: [2], edit: (stop) => ({ ...stop, name: 'Quay' }) };
    const after = withChange(page(stops(1, 1, 2, 3), 9), name, unnamed);
    expect([show(after), after.count]).toEqual(['1:1 3:3', 8]);
    expect(withChange(page(stops(1, 1, 2)), name).items[1]?.name).toBe('Quay');
  });

  it('makes room in a search result, which has gaps', () => {
    const found = page([
      { id: 1, place: 2 },
      { id: 2, place: 5 },
      { id: 3, place: 9 },
    ]);
    expect(show(withChange(found, { kind: 'move', id: 3, to: 4 }, order(false)))).toBe('2:1 4:3 6:2');
  });

  it('keeps unaffected items identical', () => {
    const before = page(stops(1, 1, 2, 3));
    const after = withChange(before, { kind: 'move', id: 3, to: 2 }, order());
    expect(after.items[0]).toBe(before.items[0]);
  });

  it('keeps every item once and a whole list without gaps after any moves and removals', () => {
    const change = fc.oneof(
      fc.record({
        kind: fc.constant('move' as const),
        id: fc.integer({ min: 1, max: 12 }),
        to: fc.integer({ min: 1, max: 12 }),
      }),
      fc.record({
        kind: fc.constant('remove' as const),
        ids: fc.array(fc.integer({ min: 1, max: 12 }), { maxLength: 3 }),
      }),
    );
    fc.assert(
      fc.property(fc.array(change, { maxLength: 8 }), (changes) => {
        const whole = stops(1, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12);
        const removed = new Set(changes.flatMap((one) => (one.kind === 'remove' ? one.ids : [])));
        // Moving beyond the last item takes it off the page, which is impossible within a whole list.
        const within = changes.filter((one, at) => {
          const gone = changes.slice(0, at).flatMap((other) => (other.kind === 'remove' ? other.ids : []));
          return one.kind === 'remove' || one.to <= 12 - new Set(gone).size;
        });
        const { items } = withChanges<Stop, Page<Stop>>(page(whole), within, order());
        expect(items.map(({ id }) => id).toSorted((a, b) => a - b)).toEqual(
          whole.map(({ id }) => id).filter((id) => !removed.has(id)),
        );
        expect(items.map(({ place }) => place)).toEqual(items.map((_, index) => index + 1));
      }),
    );
  });

  it('is idempotent for moves', () => {
    const place = fc.integer({ min: 1, max: 8 });
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 500 }), place, place, (first, id, to) => {
        const move = { kind: 'move', id, to: first + to - 1 } as const;
        const once = withChange(page(stops(first, 1, 2, 3, 4, 5, 6, 7, 8)), move, order());
        expect(once.items.find((stop) => stop.id === id)?.place).toBe(first + to - 1);
        expect(withChange(once, move, order())).toEqual(once);
      }),
    );
  });
});
