import { createContext, useContext } from 'react';
import type { Services } from './services';

/** Services of a signed-in page, for the shell's components. */
export const ServicesContext = createContext<Services | undefined>(undefined);

/** Services of a signed-in page. */
export function useServices(): Services {
  const services = useContext(ServicesContext);
  if (!services) throw new Error('useServices needs the builder around it.');
  return services;
}
