import { lazyScreenPart } from '@waymark/host-kit';
import { Bone, Skeleton } from '@waymark/ui';

/** Whom to ask for a game, loaded for those who may not create one. */
export const AskPart = lazyScreenPart(
  async () => (await import('./ask-for-game')).AskForGame,
  <Skeleton>
    <Bone $height={320} />
  </Skeleton>,
);
