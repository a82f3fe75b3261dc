import { useState } from 'react';

/** Something that was picked up from a list. */
export interface Carried {
  readonly id: string;
  readonly name: string;
}

/** Somewhere outside of the list that takes what is carried, for instance the button of a page. */
export interface DropPlace {
  readonly element: HTMLElement;
  /** Said when the place is reached with the keyboard. */
  readonly label: string;
  readonly take: (carried: Carried) => void;
}

/** What is carried now, and the place it is held over. */
export interface CarryState {
  readonly carried: Carried | undefined;
  readonly over: DropPlace | undefined;
}

/** What a sortable list and the places around it share: give the same one to both. */
export interface Carrying {
  readonly subscribe: (listener: () => void) => () => void;
  readonly get: () => CarryState;
  /** Declares a place; ends with the answer. */
  offer(place: DropPlace): () => void;
  lift(carried: Carried): void;
  /** Holds what is carried over a point of the view. Answers the place there. */
  holdAt(x: number, y: number): DropPlace | undefined;
  /** Holds it over the next place in reading order, or the one before; past the first one over none. */
  step(by: 1 | -1): DropPlace | undefined;
  /** Gives it to the place it is held over. Answers whether there was one. */
  put(): boolean;
  /** Puts it back. */
  release(): void;
}

const NOTHING: CarryState = { carried: undefined, over: undefined };

const byReading = (a: DropPlace, b: DropPlace): number =>
  a.element.compareDocumentPosition(b.element) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1;

/** Makes what a list and its drop places share. */
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

/** One of them for a screen: `const carrying = useCarrying()`. */
export const useCarrying = (): Carrying => useState(createCarrying)[0];
