import { Bone, Row, Skeleton } from '@waymark/ui';

const CARDS = ['first', 'second', 'third'];

/** Placeholder for the rewards. */
export function RewardsSkeleton() {
  return (
    <Skeleton>
      <Row $gap={12}>
        {CARDS.map((card) => (
          <Bone key={card} $width={160} $height={220} />
        ))}
      </Row>
    </Skeleton>
  );
}
