import { createContext, useContext } from 'react';
import type { Services } from './services';

/** The page's services, for components of the shell. */
export const ServicesContext = createContext<Services | undefined>(undefined);

/** The page's services. */
export function useServices(): Services {
  const services = useContext(ServicesContext);
  if (!services) throw new Error('useServices needs the shell around it.');
  return services;
}
