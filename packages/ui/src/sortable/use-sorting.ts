import {
  type KeyboardEvent,
  type PointerEvent,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { useTranslate } from '../root/ui-context';
import type { Carrying } from './carrying';
import { placeFor, type RowBox } from './sort-order';
import { useEdgeScroll } from './use-edge-scroll';

/** A row that is being moved. */
export interface Lift {
  readonly id: string;
  readonly from: number;
  /** Where it would be put down now. */
  readonly to: number;
  readonly by: 'pointer' | 'keys';
  readonly boxes: readonly RowBox[];
}

/** What the moving of rows needs to know. */
export interface SortingOptions {
  readonly ids: readonly string[];
  readonly nameOf: (id: string) => string;
  readonly onMove: (id: string, to: number) => void;
  readonly carrying: Carrying;
}

/** Pixels a pointer travels before a press becomes a move. */
const SLACK = 4;

/** Moves rows of a list by pointer and by keyboard, and carries them to places outside of it. */
export function useSorting(options: SortingOptions) {
  const { ids, carrying } = options;
  const t = useTranslate();
  // A move outlives the drawing it began in.
  const latest = useRef(options);
  useLayoutEffect(() => {
    latest.current = options;
  });
  const nameOf = (id: string): string => latest.current.nameOf(id);
  const list = useRef<HTMLUListElement>(null);
  const [lift, setLift] = useState<Lift>();
  const [said, setSaid] = useState('');
  const now = useRef(lift);
  const refocus = useRef<string>(undefined);
  const endPointer = useRef<() => void>(undefined);
  const edges = useEdgeScroll();

  const hold = (next: Lift | undefined): void => {
    now.current = next;
    setLift(next);
  };
  const rows = (): HTMLElement[] => [...(list.current?.children ?? [])] as HTMLElement[];
  const measure = (): RowBox[] => {
    const top = list.current?.getBoundingClientRect().top ?? 0;
    return rows().map((row) => {
      const box = row.getBoundingClientRect();
      return { top: box.top - top, height: box.height };
    });
  };
  const begin = (id: string, by: Lift['by']): void => {
    const from = ids.indexOf(id);
    hold({ id, from, to: from, by, boxes: measure() });
    carrying.lift({ id, name: nameOf(id) });
  };
  const settle = (drop: boolean): void => {
    const held = now.current;
    endPointer.current?.();
    hold(undefined);
    if (!held) return;
    const name = nameOf(held.id);
    if (!drop) carrying.release();
    const given = drop && carrying.put();
    if (given) setSaid(t('{name} was moved.', { name }));
    else if (!drop || held.from === held.to) setSaid(t('{name} is back in its place.', { name }));
    else moveTo(held, name);
  };
  const moveTo = (held: Lift, name: string): void => {
    setSaid(t('{name} is now number {n} of {count}.', { name, n: held.to + 1, count: ids.length }));
    if (held.by === 'keys') refocus.current = held.id;
    latest.current.onMove(held.id, held.to);
  };

  // A list that changes under a lifted row ends the move: its measures hold no longer.
  const order = ids.join('\n');
  // biome-ignore lint/correctness/useExhaustiveDependencies: the order alone decides
  useLayoutEffect(() => {
    if (now.current) settle(false);
    const id = refocus.current;
    refocus.current = undefined;
    // A row that changes its place in the document loses the focus on the way.
    if (id !== undefined) rows()[ids.indexOf(id)]?.querySelector<HTMLElement>('[data-drag-handle]')?.focus();
  }, [order]);
  useEffect(
    () => () => {
      endPointer.current?.();
      carrying.release();
    },
    [carrying],
  );

  const press = (event: PointerEvent<HTMLElement>, id: string): void => {
    if (event.button !== 0 || !event.isPrimary || now.current) return;
    const start = { x: event.clientX, y: event.clientY };
    const at = { ...start };
    const row = rows()[ids.indexOf(id)];
    if (!row || !list.current) return;
    let scrolled = (): number => 0;

    const carry = (): void => {
      const held = now.current;
      if (!held) return;
      const by = at.y - start.y + scrolled();
      row.style.translate = `0 ${by}px`;
      const place = carrying.holdAt(at.x, at.y);
      const to = place ? held.from : placeFor(held.boxes, held.from, by);
      if (to !== held.to) hold({ ...held, to });
    };
    const move = (moving: globalThis.PointerEvent): void => {
      at.x = moving.clientX;
      at.y = moving.clientY;
      if (!now.current) {
        if (Math.hypot(at.x - start.x, at.y - start.y) < SLACK) return;
        begin(id, 'pointer');
        if (list.current) scrolled = edges.start(list.current, () => at.y, carry);
      }
      moving.preventDefault();
      carry();
    };
    const up = (): void => {
      const carried = now.current !== undefined;
      if (carried) window.addEventListener('click', swallow, { capture: true, once: true });
      // A release outside of what was pressed makes no click; the next one is somebody's.
      setTimeout(() => window.removeEventListener('click', swallow, { capture: true }));
      if (carried) settle(true);
      else endPointer.current?.();
    };
    const cancel = (): void => (now.current ? settle(false) : endPointer.current?.());
    const drop = (key: globalThis.KeyboardEvent): void => {
      if (key.key === 'Escape' && now.current) {
        key.stopPropagation();
        cancel();
      }
    };
    const controller = new AbortController();
    const { signal } = controller;
    endPointer.current = () => {
      controller.abort();
      edges.stop();
      row.style.translate = '';
      endPointer.current = undefined;
    };
    window.addEventListener('pointermove', move, { signal });
    window.addEventListener('pointerup', up, { signal });
    window.addEventListener('pointercancel', cancel, { signal });
    window.addEventListener('keydown', drop, { signal, capture: true });
  };

  const keys = (event: KeyboardEvent<HTMLElement>, id: string): void => {
    const held = now.current;
    if (event.key === ' ' || event.key === 'Enter') {
      event.preventDefault();
      if (event.repeat) return;
      if (held) {
        settle(true);
        return;
      }
      begin(id, 'keys');
      setSaid(
        t('{name} is lifted, number {n} of {count}. Arrow keys move it, Space puts it down, Escape puts it back.', {
          name: nameOf(id),
          n: ids.indexOf(id) + 1,
          count: ids.length,
        }),
      );
      return;
    }
    if (held?.by !== 'keys') return;
    const last = ids.length - 1;
    const targets: Record<string, number> = {
      ArrowUp: Math.max(held.to - 1, 0),
      ArrowDown: Math.min(held.to + 1, last),
      Home: 0,
      End: last,
    };
    const to = targets[event.key];
    if (to !== undefined) {
      event.preventDefault();
      carrying.lift({ id, name: nameOf(id) });
      hold({ ...held, to });
      setSaid(t('Number {n} of {count}.', { n: to + 1, count: ids.length }));
    } else if (event.key === 'PageDown' || event.key === 'PageUp') {
      event.preventDefault();
      const place = carrying.step(event.key === 'PageDown' ? 1 : -1);
      hold({ ...held, to: held.from });
      setSaid(place ? place.label : t('Number {n} of {count}.', { n: held.from + 1, count: ids.length }));
    } else if (event.key === 'Escape') {
      event.preventDefault();
      event.stopPropagation();
      settle(false);
    }
  };
  const leave = useCallback(() => {
    if (now.current?.by === 'keys') now.current = undefined;
    setLift(now.current);
    if (!now.current) carrying.release();
  }, [carrying]);

  return { list, lift, said, press, keys, leave };
}

function swallow(event: MouseEvent): void {
  event.preventDefault();
  event.stopPropagation();
}
