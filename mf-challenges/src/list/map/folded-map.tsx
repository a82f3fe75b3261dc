import { useTranslate } from '@waymark/host-kit';
import { ChallengesMap, type ChallengesMapProps } from './challenges-map';
import { MapPanel } from './map-panel';

/** The map above the list, where it has no place of its own: it opens on demand. */
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
