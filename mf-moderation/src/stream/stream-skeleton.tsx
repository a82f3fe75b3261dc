import { Bone, Skeleton } from '@waymark/ui';
import { Card, CardHead } from './stream-card';

/** Placeholder for stream items. */
export function StreamSkeleton() {
  return (
    <Skeleton>
      {[0, 1, 2].map((n) => (
        <Card key={n} data-skeleton="">
          <CardHead>
            <Bone $width={36} $height={36} $round />
            <div>
              <Bone $width="40%" />
              <Bone $width="60%" $height={8} />
            </div>
          </CardHead>
          <Bone $height={320} />
        </Card>
      ))}
    </Skeleton>
  );
}
