import { useTranslate } from '@waymark/host-kit';
import { useEffect } from 'react';
import { usePage } from '../services/page-context';

/** Sets the window's title for a page of the shell. */
export function usePageTitle(title: string): void {
  const { config } = usePage();
  const name = useTranslate()(title);
  useEffect(() => {
    document.title = `${name} · ${config.brand.name}`;
  }, [config.brand.name, name]);
}
