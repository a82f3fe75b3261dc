import { lazyScreenPart } from '@waymark/host-kit';
import { Bone, Skeleton } from '@waymark/ui';
import type { ReviewPanelProps } from './review-panel';

/** The review of an answer, in its own chunk: the answer loads first. Its parts wait in the places they will have. */
export const ReviewPanel = lazyScreenPart<ReviewPanelProps>(
  () => import('./review-panel').then((file) => file.ReviewPanel),
  <aside>
    <header>
      <Bone $height={44} />
    </header>
    <Skeleton>
      <Bone $height={264} />
    </Skeleton>
  </aside>,
);
