import { Bone, Skeleton } from '@waymark/ui';

/** A skeleton of the diagram. */
export function PathSkeleton() {
  return (
    <Skeleton>
      <Bone $height={480} />
    </Skeleton>
  );
}
