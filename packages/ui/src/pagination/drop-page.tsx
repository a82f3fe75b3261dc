import { type ComponentPropsWithoutRef, type ReactNode, useRef } from 'react';
import type { Carried, Carrying } from '../sortable/carrying';
import { useDropPlace } from '../sortable/use-drop-place';

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
  const state = useDropPlace(button, carrying, label, onDrop);
  return (
    <button {...wiring} ref={button} {...(state ? { 'data-drop': state } : {})}>
      {children}
    </button>
  );
}
