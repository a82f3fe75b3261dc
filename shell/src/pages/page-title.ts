import { useTranslate } from '@waymark/host-kit';
import { useEffect } from 'react';
import { usePage } from '../services/page-context';

/** Names a page of the shell in the window's title. */
export function usePageTitle(title: string): void {
  const { config } = usePage();
  const name = useTranslate()(title);
  useEffect(() => {
    document.title = `${name} · ${config.brand.name}`;
  }, [config.brand.name, name]);
}
