import { Bone, Skeleton } from '@waymark/ui';
import styled from 'styled-components';
import { MonitorColumns } from './monitor-styles';

const Column = styled.div`
  display: grid;
  align-content: start;
  gap: 10px;
`;

/** As tall as the page, so nothing below shifts when the grid loads. */
const Tall = styled.div`min-block-size: 100dvh;`;

/** Placeholder for the grid. */
export function GridSkeleton() {
  return (
    <Tall>
      <MonitorSkeleton />
    </Tall>
  );
}

/** Placeholder for the monitor. */
export function MonitorSkeleton() {
  return (
    <Skeleton>
      <MonitorColumns>
        <Column>
          {[0, 1, 2, 3, 4, 5].map((n) => (
            <Bone key={n} $height={56} />
          ))}
        </Column>
        <Bone $height={480} />
        <Column>
          {[44, 96, 48, 94, 48, 48].map((height, n) => (
            <Bone key={n} $height={height} />
          ))}
        </Column>
      </MonitorColumns>
    </Skeleton>
  );
}
