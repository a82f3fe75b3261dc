import { Bone, SkeletonCards } from '@waymark/ui';

/** Three cards while the groups load. */
export function GroupsSkeleton() {
  return (
    <SkeletonCards cards={3} chips={[128, 96, 144]}>
      <Bone $width={160} $height={14} />
    </SkeletonCards>
  );
}
