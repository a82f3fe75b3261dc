import type { GameId } from '@waymark/contract';
import { focusWithin, useFocusHeir } from '@waymark/host-kit';
import { type FocusEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';

/**
 * Keyboard navigation of the rows: arrows, Home and End move between rows on the same control; Tab moves through the
 * controls of one row, then past the table. The rows stay a plain table of links and buttons.
 */
export function useRowKeys(ids: readonly GameId[]) {
  const body = useRef<HTMLTableSectionElement>(null);
  const [visited, setVisited] = useState<GameId>();
  const tabbable = visited !== undefined && ids.includes(visited) ? visited : ids[0];
  const place = useRef(0);

  const rowOf = (target: EventTarget): HTMLTableRowElement | undefined => {
    // A row's menu renders elsewhere, but its events bubble through here.
    if (!(target instanceof Element) || !body.current?.contains(target)) return undefined;
    return target.closest('tr') ?? undefined;
  };
  const indexOf = (row: HTMLTableRowElement): number => [...(body.current?.rows ?? [])].indexOf(row);

  const onFocus = ({ target }: FocusEvent) => {
    const row = rowOf(target);
    if (!row) return;
    place.current = indexOf(row);
    setVisited(ids[place.current]);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    const row = rowOf(event.target);
    const rows = [...(body.current?.rows ?? [])];
    if (!row) return;
    const at = rows.indexOf(row);
    const next = rows[{ ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: rows.length - 1 }[event.key] ?? -1];
    if (!next) return;
    event.preventDefault();
    const stop = (event.target as Element).getAttribute('data-stop');
    focusWithin(next, (control) => stop !== null && control.getAttribute('data-stop') === stop);
  };

  // The focused row was deleted: without an heir, the keyboard would start from the top.
  const passFocus = useFocusHeir(body);
  const count = useRef(ids.length);
  useEffect(() => {
    const shrunk = ids.length < count.current;
    count.current = ids.length;
    if (shrunk && visited !== undefined && !ids.includes(visited)) passFocus(place.current);
  }, [ids, passFocus, visited]);

  return { body, tabbable, onFocus, onKeyDown };
}
