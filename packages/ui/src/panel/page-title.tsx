import type { ReactNode } from 'react';
import styled from 'styled-components';
import { token } from '../theme/token';

/** Props of PageTitle. */
export interface PageTitleProps {
  readonly title: string;
  /** One line on the purpose of the page; hidden on phones. */
  readonly text?: ReactNode;
  /** A state pill beside the title. */
  readonly mark?: ReactNode;
  /** Actions at the end, primary last. */
  readonly actions?: ReactNode;
}

const Head = styled.header`
  display: flex;
  align-items: flex-start;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: 8px;
  margin-block-end: 20px;
  & > div:first-child { flex: 1 1 0; min-inline-size: min(100%, 160px); margin-inline-end: 8px; }
  /* Actions added later don't move existing ones. */
  & > div + div { display: contents; }
  & p { color: ${token.textMuted}; margin-block-start: 2px; }
  & h1 { overflow-wrap: anywhere; }
  @media (max-width: 767px) {
    align-items: center;
    min-block-size: ${token.controlTouch};
    margin-block-end: 16px;
    & p { display: none; }
    /* Actions that don't fit beside the title wrap below it. */
    & > div:first-child { flex: 999 1 auto; min-inline-size: 0; margin-inline-end: 0; }
    & > div + div > :is(a, button):not([aria-label]) { flex: 1 0 auto; }
  }
`;

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px 10px;
`;

/** The title row of a page. */
export function PageTitle({ title, text, mark, actions }: PageTitleProps) {
  return (
    <Head>
      <div>
        <Line>
          <h1>{title}</h1>
          {mark}
        </Line>
        {text && <p>{text}</p>}
      </div>
      {actions && <Line>{actions}</Line>}
    </Head>
  );
}
