import { holdAt, lift, put, release, step } from './carry';
import { createEdgeScroll } from './edge-scroll';
import type { Lift, SortSurface } from './lift';
import { followPointer } from './pointer-move';
import { placeFor, type RowBox, rowOffset } from './sort-order';

/** Moves rows by pointer and keyboard, within the list and to drop targets outside. */
export interface Sorting {
  /** Pointer down on a row. */
  press(at: { readonly x: number; readonly y: number }, id: string): void;
  /** Key down on a row's handle. Returns whether it was handled. */
  key(key: string, id: string): boolean;
  /** The handle lost focus. */
  leave(): void;
  /** The rows or their order changed. */
  reordered(): void;
  end(): void;
}

/** A lift with the positions of all rows when it began. */
type Held = Omit<Lift, 'aside'> & { readonly boxes: readonly RowBox[] };

/** Creates the sorting of a list. In a separate chunk, because it isn't needed until the page is idle. */
export function createSorting({ list, options, t, show, announce }: SortSurface): Sorting {
  let held: Held | undefined;
  let refocus: string | undefined;
  let letGo: (() => void) | undefined;
  const edges = createEdgeScroll();
  const rows = (): HTMLElement[] => [...list.children] as HTMLElement[];
  const indexOf = (id: string): number => options().ids.indexOf(id);
  const count = (): number => options().ids.length;

  const hold = (next: Held | undefined): void => {
    held = next;
    show(next && { ...next, aside: next.boxes.map((_, index) => asideOf(next, index)) });
  };
  const begin = (id: string, by: Lift['by']): void => {
    const from = indexOf(id);
    hold({ id, from, to: from, by, boxes: measure(list, rows()) });
    lift(options().carrying, { id, name: options().nameOf(id) });
  };
  const moveTo = ({ id, to, by }: Held, name: string): void => {
    announce(t('{name} is now number {n} of {count}.', { name, n: to + 1, count: count() }));
    if (by === 'keys') refocus = id;
    options().onMove(id, to);
  };
  const settle = (drop: boolean): void => {
    const { carrying, nameOf } = options();
    const was = held;
    letGo?.();
    hold(undefined);
    if (!was) return;
    const name = nameOf(was.id);
    if (!drop) release(carrying);
    const dropped = drop && put(carrying);
    if (dropped) announce(t('Moved {name}.', { name }));
    else if (!drop || was.from === was.to) announce(t('{name} is back where it was.', { name }));
    else moveTo(was, name);
  };

  const press = (start: { readonly x: number; readonly y: number }, id: string): void => {
    const row = rows()[indexOf(id)];
    if (!row || held) return;
    let at = start;
    let by = 0;
    let scrolled = (): number => 0;
    const carry = (): void => {
      if (!held) return;
      const way = by + scrolled();
      row.style.translate = `${options().sideways ? at.x - start.x : 0}px ${way}px`;
      const place = holdAt(options().carrying, at.x, at.y);
      const to = place ? held.from : placeFor(held.boxes, held.from, way);
      if (to !== held.to) hold({ ...held, to });
    };
    const end = followPointer(start, {
      begin: () => {
        begin(id, 'pointer');
        scrolled = edges.start(list, () => at.y, carry);
      },
      carry: (to, way) => {
        at = to;
        by = way;
        carry();
      },
      settle,
    });
    letGo = () => {
      end();
      edges.stop();
      row.style.translate = '';
      letGo = undefined;
    };
  };

  const liftByKey = (id: string): void => {
    begin(id, 'keys');
    announce(
      t('Picked up {name}, number {n} of {count}. Arrow keys to move, Space to drop, Escape to cancel.', {
        name: options().nameOf(id),
        n: indexOf(id) + 1,
        count: count(),
      }),
    );
  };
  const key = (pressed: string, id: string): boolean => {
    if (pressed === ' ' || pressed === 'Enter') {
      if (held) settle(true);
      else liftByKey(id);
      return true;
    }
    if (held?.by !== 'keys') return false;
    const { carrying, nameOf } = options();
    const to = targetOf(pressed, held.to, count() - 1);
    if (to !== undefined) {
      lift(carrying, { id, name: nameOf(id) });
      hold({ ...held, to });
      announce(t('Number {n} of {count}.', { n: to + 1, count: count() }));
    } else if (pressed === 'PageDown' || pressed === 'PageUp') {
      const place = step(carrying, pressed === 'PageDown' ? 1 : -1);
      hold({ ...held, to: held.from });
      announce(place ? place.label : t('Number {n} of {count}.', { n: held.from + 1, count: count() }));
    } else if (pressed === 'Escape') settle(false);
    else return false;
    return true;
  };

  return {
    press,
    key,
    leave: () => {
      if (held?.by !== 'keys') return;
      hold(undefined);
      release(options().carrying);
    },
    reordered: () => {
      // The list changed during a lift: the measured positions are stale, so cancel.
      if (held) settle(false);
      const id = refocus;
      refocus = undefined;
      // A row loses focus when it moves in the document.
      if (id !== undefined) rows()[indexOf(id)]?.querySelector<HTMLElement>('[data-drag-handle]')?.focus();
    },
    end: () => {
      letGo?.();
      release(options().carrying);
    },
  };
}

function measure(list: HTMLElement, rows: readonly HTMLElement[]): RowBox[] {
  const { top } = list.getBoundingClientRect();
  return rows.map((row) => {
    const box = row.getBoundingClientRect();
    return { top: box.top - top, height: box.height };
  });
}

const asideOf = ({ boxes, from, to, by }: Held, index: number): number =>
  index === from && by === 'pointer' ? 0 : rowOffset(boxes, index, from, to);

function targetOf(key: string, now: number, last: number): number | undefined {
  if (key === 'ArrowUp') return Math.max(now - 1, 0);
  if (key === 'ArrowDown') return Math.min(now + 1, last);
  if (key === 'Home') return 0;
  return key === 'End' ? last : undefined;
}
