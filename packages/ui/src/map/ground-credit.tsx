import { useTranslate } from '../root/ui-context';

/** Props of GroundCredit. */
export interface GroundCreditProps {
  /** URL template of the tiles. */
  readonly tiles?: string | undefined;
  /** Attribution of the tiles, as their licence requires; known for OpenStreetMap. */
  readonly credit?: string | undefined;
  /** Only land is drawn. */
  readonly rough: boolean;
}

/** Shows the attribution, or that only land is drawn, in a new element: an element that grew would shift. */
export function GroundCredit({ tiles = '', credit, rough }: GroundCreditProps) {
  const t = useTranslate();
  if (rough) return <span key="rough">{t('No map pictures here. You see rough outlines of land.')}</span>;
  if (URL.canParse(tiles) && new URL(tiles).hostname.endsWith('openstreetmap.org')) {
    return (
      <span>
        ©{' '}
        <a href="https://www.openstreetmap.org/copyright" target="_blank" rel="noopener">
          OpenStreetMap
        </a>
      </span>
    );
  }
  return credit ? <span>{credit}</span> : null;
}
