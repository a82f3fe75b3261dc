import { GripVertical } from 'lucide';
import { type PointerEvent, type ReactNode, useEffect, useId, useState } from 'react';
import styled from 'styled-components';
import { Icon } from '../icon/icon';
import { useTranslate } from '../root/ui-context';
import { VisuallyHidden } from '../text/visually-hidden';
import { token } from '../theme/token';
import { type Carrying, createCarrying } from './carrying';
import { useSorting } from './use-sorting';

/** Passed to the row renderer. */
export interface SortableRow {
  /** The drag handle; the row decides where it goes. */
  readonly handle: ReactNode;
  readonly index: number;
  /** The row is being moved. */
  readonly lifted: boolean;
}

/** Props of SortableList. */
export interface SortableListProps<T> {
  readonly label: string;
  readonly items: readonly T[];
  readonly idOf: (item: T) => string;
  /** Accessible name of an item. */
  readonly nameOf: (item: T) => string;
  /** Called on drop with the new index. The caller must update the order synchronously. */
  readonly onMove: (id: string, to: number) => void;
  readonly children: (item: T, row: SortableRow) => ReactNode;
  /** Shared with drop targets outside the list, for instance the pagination. */
  readonly carrying?: Carrying;
  /** A dragged row also follows the pointer sideways, to drop targets beside the list. */
  readonly sideways?: boolean;
  /** No handles; nothing can be moved. */
  readonly disabled?: boolean;
}

const List = styled.ul<{ $busy: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 8px;
  ${({ $busy }) => $busy && 'user-select: none; -webkit-user-select: none;'}
`;

const Place = styled.li<{ $lifted: boolean; $sliding: boolean }>`
  position: relative;
  border-radius: ${token.radiusPanel};
  ${({ $sliding }) => $sliding && `transition: translate ${token.calm} ${token.ease};`}
  ${({ $lifted }) => $lifted && `z-index: 2; box-shadow: ${token.shadowRaised}; outline: 2px solid ${token.accentEdge}; outline-offset: -1px;`}
  @media (prefers-reduced-motion: reduce) { transition: none; }
`;

const Handle = styled.button`
  display: inline-grid;
  place-items: center;
  flex: none;
  inline-size: 24px;
  block-size: ${token.control};
  padding: 0;
  border: 0;
  border-radius: ${token.radiusControl};
  background: none;
  color: ${token.textMuted};
  cursor: grab;
  touch-action: none;
  &:hover { background: ${token.surfaceHover}; color: ${token.text}; }
  &[aria-pressed='true'] { background: ${token.accentSubtle}; color: ${token.accentText}; cursor: grabbing; }
  @media (pointer: coarse) { inline-size: 44px; block-size: 44px; }
`;

const CONTROLS = 'a, button, input, textarea, select, label, summary, video, [contenteditable], [role]:not([role=img])';

/**
 * A list with sortable rows: move them by the handle (pointer, touch, or Space and arrow keys), or with the mouse by
 * any part of a row that is not a control.
 */
export function SortableList<T>({
  label,
  items,
  idOf,
  nameOf,
  onMove,
  children,
  carrying,
  sideways = false,
  disabled = false,
}: SortableListProps<T>) {
  const t = useTranslate();
  const help = useId();
  const [own] = useState(createCarrying);
  const named = new Map(items.map((item) => [idOf(item), nameOf(item)]));
  const { list, lift, announcement, press, keys, leave } = useSorting({
    ids: items.map(idOf),
    nameOf: (id) => named.get(id) ?? '',
    onMove,
    carrying: carrying ?? own,
    sideways,
  });
  useEffect(() => {
    // The native drag of images and links would cancel ours.
    const stop = (event: Event): void => event.preventDefault();
    const element = list.current;
    element?.addEventListener('dragstart', stop);
    return () => element?.removeEventListener('dragstart', stop);
  }, [list]);

  const grab = (event: PointerEvent<HTMLElement>, id: string): void => {
    const at = event.target as Element;
    // React also passes on presses in a dialog that the row opened.
    if (event.pointerType !== 'mouse' || !event.currentTarget.contains(at) || at.closest(CONTROLS)) return;
    press(event, id);
  };
  return (
    <>
      <List ref={list} aria-label={label} $busy={lift?.by === 'pointer'}>
        {items.map((item, index) => {
          const id = idOf(item);
          const lifted = lift?.id === id;
          const aside = lift?.aside[index];
          const handle = disabled ? null : (
            <Handle
              type="button"
              data-drag-handle=""
              aria-label={t('Move {name}', { name: nameOf(item) })}
              aria-describedby={help}
              aria-pressed={lifted}
              onPointerDown={(event) => press(event, id)}
              onKeyDown={(event) => keys(event, id)}
              onBlur={leave}
            >
              <Icon of={GripVertical} />
            </Handle>
          );
          return (
            <Place
              key={id}
              $lifted={lifted}
              $sliding={lift !== undefined && !(lifted && lift.by === 'pointer')}
              {...(lift && !(lifted && lift.by === 'pointer')
                ? { style: { translate: aside ? `0 ${aside}px` : '' } }
                : {})}
              {...(disabled ? {} : { onPointerDown: (event: PointerEvent<HTMLElement>) => grab(event, id) })}
            >
              {children(item, { handle, index, lifted })}
            </Place>
          );
        })}
      </List>
      {!disabled && (
        <>
          <VisuallyHidden id={help}>
            {t('Space to pick up, arrows to move, Page Down to choose a page, Space to drop')}
          </VisuallyHidden>
          <VisuallyHidden role="status" aria-live="assertive">
            {announcement}
          </VisuallyHidden>
        </>
      )}
    </>
  );
}
