import { useTranslate } from '@waymark/host-kit';
import { ChallengesMap, type ChallengesMapProps } from './challenges-map';
import { MapPanel } from './map-panel';

/** The collapsible map above the list. */
export function FoldedMap(props: ChallengesMapProps) {
  const t = useTranslate();
  return (
    <aside aria-label={t('Map')}>
      <MapPanel game={props.game}>
        <ChallengesMap {...props} />
      </MapPanel>
    </aside>
  );
}
