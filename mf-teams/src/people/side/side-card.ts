import { Panel, token } from '@waymark/ui';
import styled from 'styled-components';
import { dropStyles } from '../teams-styles';

/** A card of the side panel. */
export const SideCard = styled(Panel)`
  min-inline-size: 0;
  padding-block-end: 6px;
  & > header { display: flex; align-items: center; gap: 8px; min-block-size: 44px; padding: 8px 12px; }
  & > header > h2 { font: 600 ${token.type14} ${token.font}; }
  & > header > span { color: ${token.textMuted}; font: ${token.type13} ${token.font}; font-variant-numeric: tabular-nums; }
  & > p { padding: 0 12px 8px; color: ${token.textMuted}; font: ${token.type13} ${token.font}; }
  & > form { display: grid; gap: 10px; padding: 0 12px 10px; }
  ${dropStyles}
`;

/** People, one per row; long lists scroll. */
export const SideList = styled.ul`
  max-block-size: 420px;
  overflow-y: auto;
  padding-inline: 12px 8px;
  border-block-start: 1px solid ${token.line};
  & > li + li { border-block-start: 1px solid ${token.line}; }
`;
