import { Bone, Row, SkeletonCards } from '@waymark/ui';

/** Placeholder for the teams. */
export function TeamsSkeleton() {
  return (
    <SkeletonCards cards={4} chips={[112, 96, 128]}>
      <Row>
        <Bone $width={40} $height={40} />
        <Bone $width={180} $height={14} />
      </Row>
    </SkeletonCards>
  );
}
