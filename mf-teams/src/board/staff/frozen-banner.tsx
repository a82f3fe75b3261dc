import { ianaZoneOf } from '@waymark/contract';
import { useTranslate } from '@waymark/host-kit';
import { Banner, Button, ownFormat, useUi } from '@waymark/ui';
import { Lock } from '@waymark/ui/icons';

interface FrozenBannerProps {
  readonly since: string;
  /** Zone of the game, as its settings name it. */
  readonly tz: string | undefined;
  /** Shows what players see. */
  readonly asPlayers: boolean;
  readonly onChange: (asPlayers: boolean) => void;
}

/** Explains that players see frozen standings, and switches between both. */
export function FrozenBanner({ since, tz, asPlayers, onChange }: FrozenBannerProps) {
  const t = useTranslate();
  const { language } = useUi();
  const at = new Intl.DateTimeFormat(ownFormat(language), {
    timeZone: ianaZoneOf(tz),
    hour: 'numeric',
    minute: 'numeric',
  }).format(new Date(since));
  return (
    <Banner
      tone="info"
      icon={Lock}
      action={
        <Button size="small" aria-pressed={asPlayers} onClick={() => onChange(!asPlayers)}>
          {asPlayers ? t('Show the current places') : t('Show what players see')}
        </Button>
      }
    >
      {asPlayers
        ? t('These are the {time} standings.', { time: at })
        : t('Players see the {time} standings.', { time: at })}
    </Banner>
  );
}
