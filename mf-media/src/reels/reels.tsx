import { useTranslate } from '@waymark/host-kit';
import { EmptyState } from '@waymark/ui';
import { GamePage } from '../game/game-page';

/** The reels of a game. */
export function Reels() {
  const t = useTranslate();
  return <GamePage title={t('Reels')}>{(game) => <EmptyState title={game.name ?? ''} />}</GamePage>;
}
