import type { NavigationCapability } from '@waymark/contract';
import { createContext, useContext } from 'react';
import type { Remotes } from './remotes';

/** What drawing remotes takes, for components of the shell. */
export interface RemotesOfPage extends Remotes {
  readonly navigation: NavigationCapability;
}

/** The remotes of this page. */
export const RemotesContext = createContext<RemotesOfPage | undefined>(undefined);

/** The remotes of this page. */
export function useRemotes(): RemotesOfPage {
  const remotes = useContext(RemotesContext);
  if (!remotes) throw new Error('useRemotes needs the shell around it.');
  return remotes;
}
