import { paths } from '@waymark/contract';
import { Link, useTranslate } from '@waymark/host-kit';
import { memo } from 'react';
import styled from 'styled-components';
import { usePage } from '../services/page-context';

const Foot = styled.footer`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-2) var(--space-5);
  padding: var(--space-5) var(--gutter);
  font: var(--type-12) var(--font);
  color: var(--text-muted);

  a {
    display: inline-flex;
    align-items: center;
    min-block-size: 24px;
    color: inherit;

    @media (pointer: coarse) {
      min-block-size: 44px;
      min-inline-size: 44px;
    }
  }
`;

/** The white label's name, the year, and links to the legal pages. */
export const Footer = memo(function Footer() {
  const { config } = usePage();
  const t = useTranslate();
  return (
    <Foot>
      <span>
        © {new Date().getFullYear()} <bdi>{config.brand.name}</bdi>
      </span>
      <Link to={paths.privacy()}>{t('Privacy policy')}</Link>
      <Link to={paths.terms()}>{t('Terms of use')}</Link>
    </Foot>
  );
});
