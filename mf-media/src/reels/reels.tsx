import { type Game, roleOf } from '@waymark/contract';
import { useHost, useReadable, useTranslate } from '@waymark/host-kit';
import { Banner, Bone, Skeleton, Stack } from '@waymark/ui';
import { GamePage } from '../game/game-page';
import { AddOnGate } from '../purchase/add-on-gate';
import { ReceiptsButton } from '../purchase/receipts/lazy-receipts-button';
import { ReelDesk } from './reel-desk';
import { useReelDesk } from './use-reel-desk';

/** The reels of a game: their purchase, then the films. */
export function Reels() {
  const t = useTranslate();
  return (
    <GamePage
      title={t('Reels')}
      text={t('The featured answers as films: one for the game, one per team, one per challenge.')}
      actions={(game) => <ReceiptsButton game={game} />}
    >
      {(game) => <ReelsOf game={game} />}
    </GamePage>
  );
}

function ReelSkeleton() {
  return (
    <Skeleton>
      <Bone $height={520} />
    </Skeleton>
  );
}

function ReelsOf({ game }: { readonly game: Game }) {
  const t = useTranslate();
  const me = useReadable(useHost().session.me);
  const role = roleOf(game.user, me);
  const { desk, isComing, isClosed } = useReelDesk(game.id);
  // All at once: later track names and hints would push the films down.
  if (isComing) return <ReelSkeleton />;
  const hindrance = desk?.hindrance ? <Banner tone="warning">{t(desk.hindrance)}</Banner> : undefined;
  return (
    <Stack $gap={16}>
      {hindrance}
      <AddOnGate game={game} addOn="reels" hint={t('A reel is made of 3 or more featured submissions.')}>
        <ReelDesk game={game} desk={desk} isClosed={isClosed} generates={role.superAdmin} />
      </AddOnGate>
    </Stack>
  );
}
