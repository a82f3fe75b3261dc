import { useTranslate } from '@waymark/host-kit';
import { BrandMark, Icon } from '@waymark/ui';
import { Play } from '@waymark/ui/icons';
import styled from 'styled-components';
import { useServices } from '../services/services-context';
import { NavLink } from './nav-link';
import { playUrl } from './player-links';

const Bar = styled.nav`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 12px;
  block-size: var(--page-top);
  padding-inline: var(--gutter);
  border-block-end: 1px solid var(--line);
  background: var(--nav-bg);
`;

/** The navigation of a visitor: a column would be almost empty. */
export function VisitorBar() {
  const { config } = useServices();
  const t = useTranslate();
  return (
    <Bar aria-label={t('Main')}>
      <BrandMark logo={config.brand.logo} name={config.brand.name} />
      <NavLink href={playUrl(config.playerOrigin)}>
        <Icon of={Play} />
        {t('Play')}
      </NavLink>
    </Bar>
  );
}
