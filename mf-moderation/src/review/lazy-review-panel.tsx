import { lazyScreenPart } from '@waymark/host-kit';
import { Bone, Skeleton } from '@waymark/ui';
import type { ReviewPanelProps } from './review-panel';

/** The review of an answer: what is to be looked at comes first, what is decided about it in a script of its own. */
export const ReviewPanel = lazyScreenPart<ReviewPanelProps>(
  () => import('./review-panel').then((file) => file.ReviewPanel),
  <Skeleton>
    <Bone $height={320} />
  </Skeleton>,
);
