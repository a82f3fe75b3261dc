import { useTranslate } from '@waymark/host-kit';
import { Banner, Button, useUi } from '@waymark/ui';
import { Lock } from '@waymark/ui/icons';

interface FrozenBannerProps {
  readonly since: string;
  /** The board is shown as players see it. */
  readonly asPlayers: boolean;
  readonly onChange: (asPlayers: boolean) => void;
}

/** Says that players see an older board, and shows either of them. */
export function FrozenBanner({ since, asPlayers, onChange }: FrozenBannerProps) {
  const t = useTranslate();
  const { language } = useUi();
  const at = new Intl.DateTimeFormat(language, { hour: 'numeric', minute: 'numeric' }).format(new Date(since));
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
        ? t('This is the board as it stood at {time}.', { time: at })
        : t('Players see the board as it stood at {time}.', { time: at })}
    </Banner>
  );
}
