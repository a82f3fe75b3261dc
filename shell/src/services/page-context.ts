import { createContext, useContext } from 'react';
import type { Page } from './page';

/** What every page needs, for components of the shell. */
export const PageContext = createContext<Page | undefined>(undefined);

/** What every page needs. */
export function usePage(): Page {
  const page = useContext(PageContext);
  if (!page) throw new Error('usePage needs the shell around it.');
  return page;
}
