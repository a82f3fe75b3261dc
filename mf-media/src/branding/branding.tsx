import { useTranslate } from '@waymark/host-kit';
import { EmptyState } from '@waymark/ui';
import { GamePage } from '../game/game-page';

/** The branding of a game. */
export function Branding() {
  const t = useTranslate();
  return <GamePage title={t('Branding')}>{(game) => <EmptyState title={game.name ?? ''} />}</GamePage>;
}
