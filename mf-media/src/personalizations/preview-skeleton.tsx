import { Bone, Skeleton } from '@waymark/ui';

/** Placeholder while the code of the preview or the challenges load. */
export const previewSkeleton = (
  <Skeleton>
    <Bone $height={250} />
  </Skeleton>
);
