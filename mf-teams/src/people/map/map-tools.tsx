import { useTranslate } from '@waymark/host-kit';
import { Button, Menu } from '@waymark/ui';
import { Clock, Waypoints } from '@waymark/ui/icons';
import { Tools } from './map-styles';
import { TRAILS, type TrailMinutes } from './trail-length';

interface MapToolsProps {
  /** How many teams are stuck. */
  readonly stuck: number;
  readonly onlyStuck: boolean;
  readonly onOnlyStuck: (only: boolean) => void;
  readonly trails: TrailMinutes;
  readonly onTrails: (minutes: TrailMinutes) => void;
}

/** What shows on the map: how long the ways are, and whether only teams that are stuck. */
export function MapTools({ stuck, onlyStuck, onOnlyStuck, trails, onTrails }: MapToolsProps) {
  const t = useTranslate();
  const wordOf = (minutes: TrailMinutes) => (minutes === 0 ? t('None') : t('{n} min', { n: minutes }));
  return (
    <Tools>
      <Menu
        label={t('Length of trails')}
        align="start"
        trigger={(props) => (
          <Button {...props} size="small" icon={Waypoints}>
            {t('Trails: {length}', { length: wordOf(trails) })}
          </Button>
        )}
        entries={TRAILS.map((minutes) => ({
          id: String(minutes),
          label: wordOf(minutes),
          checked: minutes === trails,
          onSelect: () => onTrails(minutes),
        }))}
      />
      <Button size="small" icon={Clock} aria-pressed={onlyStuck} onClick={() => onOnlyStuck(!onlyStuck)}>
        {t('Only stuck')} <span>{stuck}</span>
      </Button>
    </Tools>
  );
}
