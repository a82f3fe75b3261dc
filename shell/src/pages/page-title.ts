import { useEffect } from 'react';
import { usePage } from '../services/page-context';

/** Names a page of the shell in the window's title. */
export function usePageTitle(title: string): void {
  const { config } = usePage();
  useEffect(() => {
    document.title = `${title} · ${config.brand.name}`;
  }, [config.brand.name, title]);
}
