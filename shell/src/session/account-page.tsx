import { BrandMark } from '@waymark/ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Footer } from '../navigation/footer';
import { usePage } from '../services/page-context';

const Page = styled.div`
  display: grid;
  grid-template-rows: 1fr auto;
  justify-items: center;
  min-block-size: 100vh;
  padding-inline: var(--gutter);
`;

const Card = styled.main`
  align-self: center;
  inline-size: min(380px, 100%);
  display: grid;
  gap: var(--space-4);
  padding-block: var(--space-8);

  form {
    display: grid;
    gap: var(--space-3);
  }

  p {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: var(--space-2) var(--space-4);
  }
`;

/** The frame of the pages around an account: the white label on top, one card, the footer. */
export function AccountPage({ title, children }: { title: string; children: ReactNode }) {
  const { config } = usePage();
  return (
    <Page>
      <Card>
        <BrandMark logo={config.brand.logo} name={config.brand.name} />
        <h1>{title}</h1>
        {children}
      </Card>
      <Footer />
    </Page>
  );
}
