import { Bone, Skeleton } from '@waymark/ui';
import styled from 'styled-components';

const Screen = styled.div`
  display: grid;
  gap: var(--space-6);
  padding: var(--space-6) var(--gutter);
`;

/** The skeleton of a screen while its remote loads; hidden for the first 150 ms. */
export function RemoteSkeleton() {
  return (
    <Skeleton>
      <Screen>
        <Bone $width={180} $height={28} />
        <Bone $height={120} />
        <Bone $height={320} />
      </Screen>
    </Skeleton>
  );
}
