import { useEffect } from 'react';
import { useServices } from '../services/services-context';

/** Names a page of the shell in the window's title. */
export function usePageTitle(title: string): void {
  const { config } = useServices();
  useEffect(() => {
    document.title = `${title} · ${config.brand.name}`;
  }, [config.brand.name, title]);
}
