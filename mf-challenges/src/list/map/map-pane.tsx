import { useTranslate } from '@waymark/host-kit';
import { Panel, token } from '@waymark/ui';
import styled from 'styled-components';
import { ChallengesMap, type ChallengesMapProps } from './challenges-map';

const Word = styled.div`
  margin-block-end: 16px;
  text-align: center;
  & > h2 { font: 600 ${token.type14} ${token.font}; }
  & > p { color: ${token.textMuted}; }
`;
const Pane = styled(Panel)`overflow: hidden;`;

/** Shown instead of the editor while no challenge is open: a hint and the map. */
export function MapPane(props: ChallengesMapProps) {
  const t = useTranslate();
  return (
    <div>
      <Word>
        <h2>{t('No challenge is open')}</h2>
        <p>{t('Choose one in the list or on the map.')}</p>
      </Word>
      <Pane as="aside" aria-label={t('Map')}>
        <ChallengesMap {...props} />
      </Pane>
    </div>
  );
}
