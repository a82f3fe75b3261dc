import { Panel, Skeleton, SkeletonRows } from '@waymark/ui';

/** Placeholder for the board. */
export function BoardSkeleton() {
  return (
    <Skeleton>
      <Panel as="div">
        <SkeletonRows />
      </Panel>
    </Skeleton>
  );
}
