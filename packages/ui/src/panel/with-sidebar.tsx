import type { ReactNode } from 'react';
import styled from 'styled-components';
import { SidebarPromo } from '../promos/promo-card';
import type { PromoAddresses } from '../promos/promo-rules';

/** What a screen with a sidebar is given. */
export interface WithSidebarProps {
  /** The screen's own content. */
  readonly children: ReactNode;
  /** Names the sidebar. */
  readonly label: string;
  /** What stands in the sidebar. */
  readonly side?: ReactNode;
  /** Where the promotional cards lead; one of them stands at the end of the sidebar. */
  readonly promos?: PromoAddresses;
  /** Chance, from 0 to below 1: which card it is. */
  readonly random?: () => number;
}

const Frame = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 280px;
  align-items: start;
  gap: 24px;
  & > aside { display: grid; grid-template-columns: minmax(0, 1fr); gap: 16px; }
  @container (max-width: 860px) { grid-template-columns: minmax(0, 1fr); }
`;

const Measure = styled.div`container-type: inline-size;`;

/** A screen with a sidebar beside its content, or below it where there is no room. */
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
