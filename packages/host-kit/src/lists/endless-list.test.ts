import { type EndlessPart, withNewTop, withNextPart } from './endless-list';

const part = (ids: readonly number[], isLast = false, count?: number): EndlessPart<{ id: number }> => ({
  items: ids.map((id) => ({ id })),
  isLast,
  count,
});
const list = (ids: readonly number[], isWhole = false) => ({ ...withNewTop(undefined, part(ids)), isWhole });
const idsOf = ({ items }: { readonly items: readonly { readonly id: number }[] }) => items.map(({ id }) => id);

describe('a paginated stream', () => {
  it('appends the next page without duplicates', () => {
    const longer = withNextPart(list([9, 8, 7]), part([7, 6], true));
    expect([idsOf(longer), longer.isWhole]).toEqual([[9, 8, 7, 6], true]);
  });

  it('ends with a part that adds nothing, as from a provider that ignores the cursor', () => {
    const same = withNextPart(list([9, 8, 7]), part([9, 8, 7]));
    expect([idsOf(same), same.isWhole]).toEqual([[9, 8, 7], true]);
    expect(withNextPart(list([9, 8, 7]), part([7, 6])).isWhole).toBe(false);
  });

  it('replaces its top and keeps the rest', () => {
    const fresh = withNewTop(list([9, 8, 7, 6, 5], true), part([11, 10, 9, 7]));
    expect([idsOf(fresh), fresh.isWhole]).toEqual([[11, 10, 9, 7, 6, 5], true]);
  });

  it("restarts if the new top doesn't overlap with it", () => {
    const fresh = withNewTop(list([9, 8], true), part([40, 39, 38]));
    expect([idsOf(fresh), fresh.isWhole]).toEqual([[40, 39, 38], false]);
  });

  it('equals the top if that is everything', () => {
    expect(idsOf(withNewTop(list([9, 8, 7]), part([8], true)))).toEqual([8]);
    expect(idsOf(withNewTop(list([9, 8, 7]), part([], true)))).toEqual([]);
  });
});
