import { useTranslate } from '@waymark/host-kit';
import { EmptyState, Panel } from '@waymark/ui';
import { Suspense } from 'react';
import styled from 'styled-components';
import type { ChallengesMapProps } from './challenges-map';
import { ChallengesMap } from './lazy-map';
import { MapSpace } from './map-panel';

const Pane = styled(Panel)`overflow: hidden;`;

/** In place of the editor while no challenge is open: a word, and the map. */
export function MapPane(props: ChallengesMapProps) {
  const t = useTranslate();
  return (
    <div>
      <EmptyState title={t('No challenge is open')} text={t('Choose one in the list or on the map.')} />
      <Pane as="aside" aria-label={t('Map')}>
        <Suspense fallback={<MapSpace aria-busy="true" />}>
          <ChallengesMap {...props} />
        </Suspense>
      </Pane>
    </div>
  );
}
