import { lazyScreenPart } from '@waymark/host-kit';
import { Bone, Skeleton } from '@waymark/ui';
import type { ReviewPanelProps } from './review-panel';

/** The review of an answer, in its own chunk: the answer loads first. */
export const ReviewPanel = lazyScreenPart<ReviewPanelProps>(
  () => import('./review-panel').then((file) => file.ReviewPanel),
  <Skeleton>
    <Bone $height={320} />
  </Skeleton>,
);
