import { useTranslate } from '@waymark/host-kit';
import { useAtom } from '@waymark/host-kit/screen-state';
import { Panel } from '@waymark/ui';
import styled from 'styled-components';
import { mapOpen } from '../list-state';
import { ChallengesMap, type ChallengesMapProps } from './challenges-map';

const Side = styled(Panel)`overflow: hidden;`;

/** The map above the list, while its toggle is on. */
export function MapPanel(props: ChallengesMapProps) {
  const t = useTranslate();
  const [open] = useAtom(mapOpen(props.game));
  if (!open) return null;
  return (
    <Side as="aside" aria-label={t('Map')}>
      <ChallengesMap {...props} />
    </Side>
  );
}
