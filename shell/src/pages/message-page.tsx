import { Unavailable, useTranslate } from '@waymark/host-kit';
import type { ReactNode } from 'react';
import { usePageTitle } from './page-title';

interface MessagePageProps {
  readonly title: string;
  readonly message: string;
  /** An illustration above the title. */
  readonly mark?: ReactNode;
  /** The way out. */
  readonly children: ReactNode;
}

/** A page with one message and one action. */
export function MessagePage({ title, message, mark = null, children }: MessagePageProps) {
  const t = useTranslate();
  usePageTitle(title);
  return <Unavailable title={t(title)} text={t(message)} mark={mark} back={children} />;
}
