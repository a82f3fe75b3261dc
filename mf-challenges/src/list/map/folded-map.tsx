import { useTranslate } from '@waymark/host-kit';
import { Suspense } from 'react';
import type { ChallengesMapProps } from './challenges-map';
import { ChallengesMap } from './lazy-map';
import { MapPanel, MapSpace } from './map-panel';

/** The map above the list, where it has no place of its own: it opens on demand. */
export function FoldedMap(props: ChallengesMapProps) {
  const t = useTranslate();
  return (
    <aside aria-label={t('Map')}>
      <MapPanel game={props.game}>
        <Suspense fallback={<MapSpace aria-busy="true" />}>
          <ChallengesMap {...props} />
        </Suspense>
      </MapPanel>
    </aside>
  );
}
