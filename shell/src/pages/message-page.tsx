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

  p {
    color: var(--text-muted);
    max-inline-size: 48ch;
    text-wrap: balance;
  }
`;

/** A page that has one thing to say and one way on. */
export function MessagePage({ title, message, children }: { title: string; message: string; children?: ReactNode }) {
  usePageTitle(title);
  return (
    <Page>
      <h1>{title}</h1>
      <p>{message}</p>
      {children}
    </Page>
  );
}
