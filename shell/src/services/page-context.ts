import { createContext, useContext } from 'react';
import type { Page } from './page';

/** Services of every page, for the shell's components. */
export const PageContext = createContext<Page | undefined>(undefined);

/** Services of every page. */
export function usePage(): Page {
  const page = useContext(PageContext);
  if (!page) throw new Error('usePage needs the shell around it.');
  return page;
}
