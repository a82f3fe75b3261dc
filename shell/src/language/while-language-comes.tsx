import { useReadable } from '@waymark/host-kit';
import { type ReactNode, useEffect } from 'react';
import { BootSkeleton } from '../pages/boot-skeleton';
import { usePage } from '../services/page-context';

/** Holds a page back until the language that was chosen is there, so that nobody sees it change. */
export function WhileLanguageComes({ children }: { children: ReactNode }) {
  return useReadable(usePage().phrases.pending) ? <BootSkeleton /> : children;
}

/** A page that everybody may open: what this browser chose applies without asking for the account. */
export function InChosenLanguage({ children }: { children: ReactNode }) {
  const { phrases } = usePage();
  useEffect(() => phrases.allow(), [phrases]);
  return <WhileLanguageComes>{children}</WhileLanguageComes>;
}
