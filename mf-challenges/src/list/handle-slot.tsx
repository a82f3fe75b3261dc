import { createContext, type ReactNode, use } from 'react';

const Handle = createContext<ReactNode>(null);

/** Passes a card its drag handle by context, so that sorting re-renders no card. */
export const WithHandle = Handle.Provider;

/** The slot of a card's drag handle. */
export const HandleSlot = (): ReactNode => use(Handle);
