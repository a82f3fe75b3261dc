import { Bone, Skeleton } from '@waymark/ui';

/** The shape of the diagram while it is on its way. */
export function PathSkeleton() {
  return (
    <Skeleton>
      <Bone $height={480} />
    </Skeleton>
  );
}
