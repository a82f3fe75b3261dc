import { lazyScreenPart } from '@waymark/host-kit';
import { Bone, Skeleton } from '@waymark/ui';
import type { OutboxNoteProps } from '../monitor/outbox-note';
import type { ReviewPanelProps } from './review-panel';

/**
 * The review of an answer, in its own chunk because the answer loads first. Placeholders reserve the space of its
 * parts.
 */
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

/** Loads with the review, without which nothing is decided: by the time the connection is lost, it is there. */
export const OutboxNote = lazyScreenPart<OutboxNoteProps>(() =>
  import('./review-panel').then((file) => file.OutboxNote),
);
