import { createContext, type ReactNode, use } from 'react';

const Handle = createContext<ReactNode>(null);

/** Hands a card the button that moves it, past the card's own props: a list that is being sorted draws no card anew. */
export const WithHandle = Handle.Provider;

/** Where a card has the button that moves it. */
export const HandleSlot = (): ReactNode => use(Handle);
