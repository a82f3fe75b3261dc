import { Panel, Skeleton, SkeletonRows } from '@waymark/ui';

/** Rows while the board is on its way. */
export function BoardSkeleton() {
  return (
    <Skeleton>
      <Panel as="div">
        <SkeletonRows />
      </Panel>
    </Skeleton>
  );
}
