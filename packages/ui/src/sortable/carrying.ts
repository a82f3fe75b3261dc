import { useState } from 'react';

/** An item being dragged from a list. */
export interface Carried {
  readonly id: string;
  readonly name: string;
}

/** A drop target outside the list, for instance a page button. */
export interface DropPlace {
  readonly element: HTMLElement;
  /** Announced when the target is reached with the keyboard. */
  readonly label: string;
  readonly take: (carried: Carried) => void;
}

/** The dragged item and the target it is over. */
export interface CarryState {
  readonly carried: Carried | undefined;
  readonly over: DropPlace | undefined;
}

/** Drag state shared by a sortable list and its drop targets: pass the same one to both. */
export interface Carrying {
  readonly subscribe: (listener: () => void) => () => void;
  readonly get: () => CarryState;
  /** Registers a drop target; returns a function that removes it. */
  offer(place: DropPlace): () => void;
  readonly places: ReadonlySet<DropPlace>;
  set(state: CarryState): void;
}

/** No drag. */
export const NOTHING: CarryState = { carried: undefined, over: undefined };

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
    places,
    set,
  };
}

/** Drag state for a screen: `const carrying = useCarrying()`. */
export const useCarrying = (): Carrying => useState(createCarrying)[0];
