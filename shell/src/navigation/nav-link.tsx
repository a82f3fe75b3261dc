import { Link } from '@waymark/host-kit';
import { useLocation } from '@waymark/host-kit/router';
import { Icon } from '@waymark/ui';
import { ArrowUpRight } from '@waymark/ui/icons';
import type { ReactNode } from 'react';
import styled, { css } from 'styled-components';

/** Style of a navigation entry. */
const navLine = css`
  display: flex;
  align-items: center;
  gap: 9px;
  min-block-size: 28px;
  padding-inline: 8px;
  border-radius: var(--radius-control);
  color: var(--text-soft);
  font-size: 13.5px;

  &:hover {
    background: var(--surface-hover);
    color: var(--text);
    text-decoration: none;
  }

  &[aria-current] {
    background: var(--accent-subtle);
    color: var(--accent-text);
    font-weight: 550;
  }

  @media (pointer: coarse), (max-width: 767px) {
    min-block-size: 44px;
  }
`;
const Inside = styled(Link)`
  ${navLine}
`;
const Outside = styled.a`
  ${navLine}

  > :last-child {
    margin-inline-start: auto;
  }
`;

/** A navigation entry that opens something; `data-fill` marks what takes the remaining width. */
export const NavButton = styled.button`
  ${navLine}
  inline-size: 100%;
  border: 0;
  background: none;
  text-align: start;

  > [data-fill] {
    position: relative;
    flex: 1;
    min-inline-size: 0;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`;

interface Inside {
  readonly to: string;
  readonly also?: string;
  /** The id of its description. */
  readonly describedBy?: string | undefined;
  readonly href?: undefined;
}
interface Outside {
  readonly href: string;
  readonly to?: undefined;
  readonly also?: undefined;
  readonly describedBy?: undefined;
}
type Props = (Inside | Outside) & { readonly children: ReactNode };

/** A navigation entry: to a screen (marked while open), or with `href` to another application in a new tab. */
export function NavLink({ to, also, describedBy, href, children }: Props) {
  const { pathname } = useLocation();
  if (href !== undefined) {
    return (
      <Outside href={href} target="_blank" rel="noopener">
        {children}
        <Icon of={ArrowUpRight} size={14} />
      </Outside>
    );
  }
  return (
    <Inside
      to={to}
      aria-current={pathname === to || pathname === also ? 'page' : undefined}
      aria-describedby={describedBy}
    >
      {children}
    </Inside>
  );
}
