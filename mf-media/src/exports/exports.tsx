import { useTranslate } from '@waymark/host-kit';
import { EmptyState } from '@waymark/ui';
import { GamePage } from '../game/game-page';

/** The exports of a game. */
export function Exports() {
  const t = useTranslate();
  return <GamePage title={t('Exports')}>{(game) => <EmptyState title={game.name ?? ''} />}</GamePage>;
}
