import { useTranslate } from '@waymark/host-kit';
import { EmptyState } from '@waymark/ui';
import { GamePage } from '../game/game-page';

/** The donate of a game. */
export function Donate() {
  const t = useTranslate();
  return <GamePage title={t('Donate')}>{(game) => <EmptyState title={game.name ?? ''} />}</GamePage>;
}
