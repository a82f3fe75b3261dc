import { Bone, Skeleton } from '@waymark/ui';

/** In place of the preview, while its code or the challenges load. */
export const previewSkeleton = (
  <Skeleton>
    <Bone $height={250} />
  </Skeleton>
);
