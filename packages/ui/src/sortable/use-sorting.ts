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
import { whenIdle } from '../when-idle';
import type { Lift, SortingOptions } from './lift';
import type { Sorting } from './sorting';

const fetchSorting = () => import('./sorting');

/** Makes a list sortable. The sorting code loads when the page is idle, or on the first press. */
export function useSorting(options: SortingOptions) {
  const t = useTranslate();
  const list = useRef<HTMLUListElement>(null);
  const [lift, setLift] = useState<Lift>();
  const [announcement, setAnnouncement] = useState('');
  const latest = useRef({ options, t });
  useLayoutEffect(() => {
    latest.current = { options, t };
  });
  const sorting = useRef<Sorting>(undefined);
  /** Runs with the sorting code, synchronously once loaded. If loading fails, nothing moves and nothing breaks. */
  const withSorting = useCallback((run: (ready: Sorting) => void): void => {
    if (sorting.current) {
      run(sorting.current);
      return;
    }
    const begun = fetchSorting().then(({ createSorting }) => {
      if (!list.current) return;
      sorting.current ??= createSorting({
        list: list.current,
        options: () => latest.current.options,
        t: (...phrase) => latest.current.t(...phrase),
        show: setLift,
        announce: setAnnouncement,
      });
      run(sorting.current);
    });
    begun.catch(() => undefined);
  }, []);
  useEffect(() => {
    const callOff = whenIdle(() => withSorting(() => undefined));
    return () => {
      callOff();
      sorting.current?.end();
      sorting.current = undefined;
    };
  }, [withSorting]);

  const order = options.ids.join('\n');
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the order matters
  useLayoutEffect(() => sorting.current?.reordered(), [order]);

  const press = (event: PointerEvent<HTMLElement>, id: string): void => {
    if (event.button !== 0 || !event.isPrimary) return;
    const at = { x: event.clientX, y: event.clientY };
    const released = new AbortController();
    window.addEventListener('pointerup', () => released.abort(), { once: true, capture: true });
    withSorting((ready) => {
      if (!released.signal.aborted) ready.press(at, id);
    });
  };
  const keys = (event: KeyboardEvent<HTMLElement>, id: string): void => {
    const { key } = event;
    if (key === ' ' || key === 'Enter') {
      event.preventDefault();
      if (!event.repeat) withSorting((ready) => ready.key(key, id));
    } else if (sorting.current?.key(key, id)) {
      event.preventDefault();
      if (key === 'Escape') event.stopPropagation();
    }
  };
  const leave = (): void => sorting.current?.leave();

  return { list, lift, announcement, press, keys, leave };
}
