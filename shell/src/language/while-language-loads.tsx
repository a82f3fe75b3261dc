import { useReadable } from '@waymark/host-kit';
import { type ReactNode, useEffect } from 'react';
import { BootSkeleton } from '../pages/boot-skeleton';
import { usePage } from '../services/page-context';

/** Delays a page until its language has loaded, so that nobody sees it change. */
export function WhileLanguageLoads({ children }: { children: ReactNode }) {
  return useReadable(usePage().phrases.pending) ? <BootSkeleton /> : children;
}

/** A public page: uses this browser's choice without loading the account. */
export function InChosenLanguage({ children }: { children: ReactNode }) {
  const { phrases } = usePage();
  useEffect(() => phrases.allow(), [phrases]);
  return <WhileLanguageLoads>{children}</WhileLanguageLoads>;
}
