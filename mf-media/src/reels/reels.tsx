import { type Game, roleOf } from '@waymark/contract';
import { useHost, useReadable, useTranslate } from '@waymark/host-kit';
import { Banner } from '@waymark/ui';
import { GamePage } from '../game/game-page';
import { AddOnGate } from '../purchase/add-on-gate';
import { ReelDesk } from './reel-desk';

/** The highlight films of a game: their purchase, then the films. */
export function Reels() {
  const t = useTranslate();
  return (
    <GamePage title={t('Reels')} text={t('Highlight films of the game, its teams and its challenges.')}>
      {(game) => <ReelsOf game={game} />}
    </GamePage>
  );
}

function ReelsOf({ game }: { readonly game: Game }) {
  const t = useTranslate();
  const me = useReadable(useHost().session.me);
  if (!roleOf(game.user, me).administrator) {
    return <Banner>{t('Only the administrators of this game can see its reels.')}</Banner>;
  }
  return (
    <AddOnGate game={game} addOn="reels" hint={t('A reel is made of 3 or more featured submissions.')}>
      <ReelDesk game={game} />
    </AddOnGate>
  );
}
