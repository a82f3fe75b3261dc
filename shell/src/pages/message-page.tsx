import { useTranslate } from '@waymark/host-kit';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { usePageTitle } from './page-title';

const Page = styled.div`
  display: grid;
  place-content: center;
  justify-items: center;
  gap: var(--space-3);
  min-block-size: 60vh;
  padding: var(--space-8) var(--gutter);
  text-align: center;

  > svg {
    color: var(--text-muted);
    margin-block-end: var(--space-2);
  }

  p {
    color: var(--text-muted);
    max-inline-size: 48ch;
    text-wrap: balance;
  }
`;

interface MessagePageProps {
  readonly title: string;
  readonly message: string;
  /** An illustration above the title. */
  readonly mark?: ReactNode;
  readonly children?: ReactNode;
}

/** A page with one message and one action. */
export function MessagePage({ title, message, mark, children }: MessagePageProps) {
  const t = useTranslate();
  usePageTitle(title);
  return (
    <Page>
      {mark}
      <h1>{t(title)}</h1>
      <p>{t(message)}</p>
      {children}
    </Page>
  );
}
