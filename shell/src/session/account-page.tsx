import { useTranslate } from '@waymark/host-kit';
import { BrandMark } from '@waymark/ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Footer } from '../navigation/footer';
import { PageMain } from '../pages/page-main';
import { usePageTitle } from '../pages/page-title';
import { usePage } from '../services/page-context';
import { AccountLanguage } from './account-language';
import { TrailArt } from './trail-art';

const Page = styled.div`
  display: grid;
  grid-template-rows: 1fr auto;
  min-block-size: 100dvh;

  @media (min-width: 960px) {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  }
`;

/** Begins at the same height whatever is below, so that no message moves what somebody is about to press. */
const Card = styled(PageMain)`
  align-self: start;
  justify-self: center;
  inline-size: min(388px, 100%);
  display: grid;
  gap: var(--space-5);
  padding: clamp(var(--space-8), 14dvh, 160px) var(--gutter) var(--space-8);

  form {
    --note-line: 24px;
    display: grid;
    gap: 4px;
  }

  header {
    display: grid;
    gap: 4px;
    margin-block-start: var(--space-4);
  }

  header p {
    color: var(--text-muted);
  }
`;

const Top = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-2) var(--space-3);
  /* The language selector ends where the fields end. */
  & > button { margin-inline-end: -10px; color: var(--text-muted); }
  & > p { flex-basis: 100%; color: var(--danger-text); }
  @media (pointer: coarse) { & > button { min-block-size: 44px; } }
`;

const Art = styled.div`
  display: none;
  overflow: hidden;
  background: var(--accent-subtle);
  border-inline-start: 1px solid var(--line);
  color: var(--accent-text);

  @media (min-width: 960px) {
    display: grid;
    grid-column: 2;
    grid-row: 1 / 3;
    position: sticky;
    inset-block-start: 0;
    block-size: 100dvh;
  }
`;

/** Links between account pages. */
export const AccountLinks = styled.p`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: var(--space-2) var(--space-4);
  font: var(--type-13) var(--font);
  color: var(--text-muted);

  a {
    display: inline-flex;
    align-items: center;
    min-block-size: 24px;

    @media (pointer: coarse) {
      min-block-size: 44px;
      min-inline-size: 44px;
    }
  }
`;

/** The frame of account pages: the white label and the language at the top, one form, the footer, and an illustration. */
export function AccountPage({ title, lead, children }: { title: string; lead?: string; children: ReactNode }) {
  const { config } = usePage();
  const t = useTranslate();
  usePageTitle(title);
  return (
    <Page>
      <Card>
        <Top>
          <BrandMark logo={config.brand.logo} name={config.brand.name} />
          <AccountLanguage />
        </Top>
        <header>
          <h1>{t(title)}</h1>
          {lead && <p>{t(lead)}</p>}
        </header>
        {children}
      </Card>
      <Art aria-hidden="true">
        <TrailArt />
      </Art>
      <Footer />
    </Page>
  );
}
