import type { ReactNode } from 'react';
import styled from 'styled-components';
import { SidebarPromo } from '../promos/promo-card';
import type { PromoAddresses } from '../promos/promo-rules';

/** Props of WithSidebar. */
export interface WithSidebarProps {
  /** The main content. */
  readonly children: ReactNode;
  /** Accessible name of the sidebar. */
  readonly label: string;
  /** Content of the sidebar. */
  readonly side?: ReactNode;
  /** URLs of the promotional cards; one of them is shown at the end of the sidebar. */
  readonly promos?: PromoAddresses;
  /** Random number in [0, 1) that chooses the card. */
  readonly random?: () => number;
}

const Frame = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 280px;
  align-items: start;
  gap: 24px;
  & > aside { display: grid; grid-template-columns: minmax(0, 1fr); gap: 16px; }
  @container (max-width: 860px) {
    grid-template-columns: minmax(0, 1fr);
    /* Appears with the content above it; below a skeleton it would be pushed away. */
    &:has(> div [role='status'][aria-busy='true']) > aside:not(:focus-within) { visibility: hidden; }
  }
`;

const Measure = styled.div`container-type: inline-size;`;

/** A screen with a sidebar beside its content, or below it when there is no room. */
export function WithSidebar({ children, label, side, promos = {}, random }: WithSidebarProps) {
  return (
    <Measure>
      <Frame>
        <div>{children}</div>
        <aside aria-label={label}>
          {side}
          <SidebarPromo addresses={promos} {...(random ? { random } : {})} />
        </aside>
      </Frame>
    </Measure>
  );
}
