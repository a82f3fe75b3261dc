import type { GameId, Personalization } from '@waymark/contract';
import { useTranslate } from '@waymark/host-kit';
import { Banner, Button } from '@waymark/ui';
import { PlaceLinks } from './place-links';
import { written } from './rows';
import { type Usage, undefinedKeys } from './usage';

interface UndefinedKeysProps {
  readonly game: GameId;
  readonly usage: Usage;
  readonly rows: readonly Personalization[];
  /** Keys that the provider replaces itself. */
  readonly builtIn: readonly string[];
  readonly onAdd: (key: string) => void;
}

/** Keys that are used but have no value, each with a button to add one. */
export function UndefinedKeys({ game, usage, rows, builtIn, onAdd }: UndefinedKeysProps) {
  const t = useTranslate();
  return undefinedKeys(usage, rows, builtIn).map((key) => (
    <Banner
      key={key}
      tone="warning"
      action={
        <Button size="small" aria-label={`${t('Add value')} ${written(key)}`} onClick={() => onAdd(key)}>
          {t('Add value')}
        </Button>
      }
    >
      <p>{t('{key} has no value. Players read it as it is written.', { key: written(key) })}</p>
      <p>
        {t('Used in')} <PlaceLinks game={game} places={usage.get(key) ?? []} />
      </p>
    </Banner>
  ));
}
