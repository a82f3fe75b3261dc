import { Skeleton, useDelayed } from '@waymark/ui';
import styled from 'styled-components';

const Screen = styled.div`
  display: grid;
  gap: var(--space-4);
  padding: var(--space-6) var(--gutter);
`;

/** The outline of a screen while its remote is on its way; nothing before 150 ms. */
export function RemoteSkeleton() {
  const shown = useDelayed(150);
  if (!shown) return null;
  return (
    <Screen role="status" aria-label="Loading">
      <Skeleton width={180} height={28} />
      <Skeleton width="100%" height={120} />
      <Skeleton width="100%" height={320} />
    </Screen>
  );
}
