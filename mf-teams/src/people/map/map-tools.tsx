import { useTranslate } from '@waymark/host-kit';
import { Button, Menu } from '@waymark/ui';
import { Clock, Waypoints } from '@waymark/ui/icons';
import { Tools } from './map-styles';
import { TRAILS, type TrailMinutes } from './trail-length';

interface MapToolsProps {
  /** Number of stuck teams. */
  readonly stuck: number;
  readonly onlyStuck: boolean;
  readonly onOnlyStuck: (only: boolean) => void;
  readonly trails: TrailMinutes;
  readonly onTrails: (minutes: TrailMinutes) => void;
}

/** Map options: trail length, and stuck teams only. */
export function MapTools({ stuck, onlyStuck, onOnlyStuck, trails, onTrails }: MapToolsProps) {
  const t = useTranslate();
  const wordOf = (minutes: TrailMinutes) => (minutes === 0 ? t('None') : t('{n} min', { n: minutes }));
  return (
    <Tools>
      <Menu
        label={t('Trail length')}
        align="start"
        trigger={(props) => (
          <Button {...props} size="small" icon={Waypoints}>
            {t('Trail: {length}', { length: wordOf(trails) })}
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
