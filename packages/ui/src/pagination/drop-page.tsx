import { type ComponentPropsWithoutRef, type ReactNode, useEffect, useRef, useSyncExternalStore } from 'react';
import type { Carried, Carrying } from '../sortable/carrying';

/** Props shared by all page buttons. */
export type PageWiring = ComponentPropsWithoutRef<'button'>;

/** Props of DropPage. */
export interface DropPageProps {
  readonly wiring: PageWiring;
  /** Announced when a dragged item reaches this page. */
  readonly label: string;
  readonly carrying: Carrying;
  readonly onDrop: (item: Carried) => void;
  readonly children: ReactNode;
}

/** A page button that accepts a dragged item. */
export function DropPage({ wiring, label, carrying, onDrop, children }: DropPageProps) {
  const button = useRef<HTMLButtonElement>(null);
  const take = useRef(onDrop);
  useEffect(() => {
    take.current = onDrop;
  });
  const { carried, over } = useSyncExternalStore(carrying.subscribe, carrying.get, carrying.get);
  useEffect(() => {
    if (!button.current) return;
    return carrying.offer({ element: button.current, label, take: (item) => take.current(item) });
  }, [carrying, label]);
  const state = carried && (over?.element === button.current ? 'over' : 'ready');
  return (
    <button {...wiring} ref={button} {...(state ? { 'data-drop': state } : {})}>
      {children}
    </button>
  );
}
