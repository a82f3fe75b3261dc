import { createContext, useContext } from 'react';
import type { Services } from './services';

/** The services of a signed-in page, for components of the shell. */
export const ServicesContext = createContext<Services | undefined>(undefined);

/** The services of a signed-in page. */
export function useServices(): Services {
  const services = useContext(ServicesContext);
  if (!services) throw new Error('useServices needs the builder around it.');
  return services;
}
