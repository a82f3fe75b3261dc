import { Bone, Skeleton } from '@waymark/ui';
import styled from 'styled-components';
import { DeskFrame } from './desk-frame';

const Column = styled.div`
  display: grid;
  align-content: start;
  gap: 10px;
`;

/** Below a grid, which fills the page, nothing shows that it would push away. */
const Tall = styled.div`min-block-size: 100dvh;`;

/** The grid while it loads. */
export function GridSkeleton() {
  return (
    <Tall>
      <DeskSkeleton />
    </Tall>
  );
}

/** The desk in its shape while it loads. */
export function DeskSkeleton() {
  return (
    <Skeleton>
      <DeskFrame>
        <Column>
          {[0, 1, 2, 3].map((n) => (
            <Bone key={n} $height={106} />
          ))}
        </Column>
        <Bone $height={480} />
        <Column>
          {[44, 96, 48, 94, 48, 48].map((height, n) => (
            <Bone key={n} $height={height} />
          ))}
        </Column>
      </DeskFrame>
    </Skeleton>
  );
}
