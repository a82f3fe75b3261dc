import { useState } from 'react';

/** An item being dragged from a list. */
export interface Carried {
  readonly id: string;
  readonly name: string;
}

/** A drop target outside the list, for instance a page button. */
interface DropPlace {
  readonly element: HTMLElement;
  /** Announced when the target is reached with the keyboard. */
  readonly label: string;
  readonly take: (carried: Carried) => void;
}

/** The dragged item and the target it is over. */
interface CarryState {
  readonly carried: Carried | undefined;
  readonly over: DropPlace | undefined;
}

/** Drag state shared by a sortable list and its drop targets: pass the same one to both. */
export interface Carrying {
  readonly subscribe: (listener: () => void) => () => void;
  readonly get: () => CarryState;
  /** Registers a drop target; returns a function that removes it. */
  offer(place: DropPlace): () => void;
  lift(carried: Carried): void;
  /** Moves the dragged item over a point of the viewport. Returns the target there. */
  holdAt(x: number, y: number): DropPlace | undefined;
  /** Moves to the next or previous target in reading order; before the first one, to none. */
  step(by: 1 | -1): DropPlace | undefined;
  /** Drops the item on the current target. Returns whether there was one. */
  put(): boolean;
  /** Cancels the drag. */
  release(): void;
}

const NOTHING: CarryState = { carried: undefined, over: undefined };

const byReading = (a: DropPlace, b: DropPlace): number =>
  a.element.compareDocumentPosition(b.element) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1;

/** Creates drag state for a list and its drop targets. */
export function createCarrying(): Carrying {
  let state = NOTHING;
  const places = new Set<DropPlace>();
  const listeners = new Set<() => void>();
  const set = (next: CarryState): void => {
    if (next.carried === state.carried && next.over === state.over) return;
    state = next;
    for (const listener of listeners) listener();
  };
  return {
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    get: () => state,
    offer: (place) => {
      places.add(place);
      return () => {
        places.delete(place);
        if (state.over === place) set({ ...state, over: undefined });
      };
    },
    lift: (carried) => set({ carried, over: undefined }),
    holdAt: (x, y) => {
      const over = [...places].find(({ element }) => {
        const box = element.getBoundingClientRect();
        return x >= box.left && x <= box.right && y >= box.top && y <= box.bottom;
      });
      set({ ...state, over });
      return over;
    },
    step: (by) => {
      const ordered = [...places].sort(byReading);
      const at = state.over ? ordered.indexOf(state.over) : -1;
      const over = ordered[Math.min(at + by, ordered.length - 1)];
      set({ ...state, over });
      return over;
    },
    put: () => {
      const { carried, over } = state;
      set(NOTHING);
      if (!carried || !over) return false;
      over.take(carried);
      return true;
    },
    release: () => set(NOTHING),
  };
}

/** Drag state for a screen: `const carrying = useCarrying()`. */
export const useCarrying = (): Carrying => useState(createCarrying)[0];
