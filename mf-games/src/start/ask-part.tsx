import { lazyScreenPart } from '@waymark/host-kit';
import { Bone, Skeleton } from '@waymark/ui';

/** The part for people who can't create games, loaded on demand. */
export const AskPart = lazyScreenPart(
  async () => (await import(/* webpackChunkName: "start" */ './ask-for-game')).AskForGame,
  <Skeleton>
    <Bone $height={320} />
  </Skeleton>,
);
