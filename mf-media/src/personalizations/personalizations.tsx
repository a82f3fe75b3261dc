import { useTranslate } from '@waymark/host-kit';
import { EmptyState } from '@waymark/ui';
import { GamePage } from '../game/game-page';

/** The personalizations of a game. */
export function Personalizations() {
  const t = useTranslate();
  return <GamePage title={t('Personalizations')}>{(game) => <EmptyState title={game.name ?? ''} />}</GamePage>;
}
