import { act, screen } from '@testing-library/react';
import { stopNames as names, openStops, type Stop } from '../testing/paged-stops';
import { watchEnds } from '../testing/scroll-to-end';

const { scroll } = watchEnds();
const says = (text: string) => screen.findByText(text);

describe('an endless list that has grown', () => {
  it('is reloaded as far as it has grown', async () => {
    const { stored, asked, list } = openStops('?pageSize=infinite');
    await says('1–50 of 120');
    await scroll();
    await says('1–100 of 120');
    stored.stops = stored.stops.slice(1);
    await act(() => list().reload());
    await says('1–100 of 119');
    expect(names().at(-1)).toBe('Stop 101');
    expect(asked).toEqual(['1/50', '2/50', '1/50', '2/50']);
  });

  it('becomes shorter with what the provider has', async () => {
    const { stored, search, list } = openStops('?page=3&pageSize=infinite');
    await says('1–120 of 120');
    stored.stops = stored.stops.slice(0, 60);
    await act(() => list().reload());
    await says('1–60 of 60');
    expect(search()).toBe('?page=2&pageSize=infinite');
  });

  it('shows changes at once on any of its pages, and reverts them if refused', async () => {
    const { list } = openStops('?pageSize=infinite');
    await says('1–50 of 120');
    await scroll();
    await says('1–100 of 120');
    let refuse: (error: Error) => void = () => undefined;
    const write = () =>
      new Promise<void>((_, reject) => {
        refuse = reject;
      });
    act(
      () =>
        void list()
          .change({ kind: 'remove', ids: [70] }, write)
          .catch(() => undefined),
    );
    expect(names()).not.toContain('Stop 70');
    await says('1–99 of 119');
    await act(async () => refuse(new Error('no')));
    expect(names()[69]).toBe('Stop 70');
    const edit = (stop: Stop) => ({ ...stop, name: 'Gulls' });
    await act(() => list().change({ kind: 'edit', ids: [70], edit, exact: true }, async () => undefined));
    expect(names()[69]).toBe('Gulls');
  });

  it('keeps a new item on top, also once its page arrives', async () => {
    const { stored, list } = openStops('?pageSize=infinite', 60);
    await says('1–50 of 60');
    const made = { id: 99, name: 'Newcomers' };
    stored.stops = [...stored.stops, made];
    act(() => list().pin(made, 2));
    await act(() => list().reload());
    await scroll();
    await says('1–61 of 61');
    expect(names().filter((name) => name === 'Newcomers')).toEqual([names()[0]]);
  });
});
