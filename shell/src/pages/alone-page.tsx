import { Link } from '@waymark/host-kit';
import { BrandMark } from '@waymark/ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Footer } from '../navigation/footer';
import { usePage } from '../services/page-context';
import { PageMain } from './page-main';

const Page = styled.div`
  display: grid;
  grid-template-rows: auto 1fr auto;
  min-block-size: 100dvh;

  /* Hidden below a skeleton, because the text would push it down. */
  > main:has([role='status'][aria-busy='true']) ~ footer {
    visibility: hidden;
  }
`;

const Head = styled.header`
  display: flex;
  align-items: center;
  min-block-size: 52px;
  padding-inline: var(--gutter);
  border-block-end: 1px solid var(--line);

  a {
    display: inline-flex;
    align-items: center;
    min-block-size: 44px;
    color: inherit;
    text-decoration: none;
  }
`;

/** A page without navigation: the white label at the top, content, footer. */
export function AlonePage({ className, children }: { className?: string; children: ReactNode }) {
  const { config } = usePage();
  return (
    <Page>
      <Head>
        <Link to="/">
          <BrandMark logo={config.brand.logo} name={config.brand.name} />
        </Link>
      </Head>
      <PageMain {...(className ? { className } : {})}>{children}</PageMain>
      <Footer />
    </Page>
  );
}
