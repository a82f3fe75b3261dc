import { Bone, Panel, Skeleton } from '@waymark/ui';
import styled from 'styled-components';
import { ComparisonBody } from './comparison-panel';
import { FigureFrame, FigureRow } from './figure-panel';

/** Reserves the height of the text or number, so that nothing jumps. */
const Line = styled.div<{ $height: number; $phone?: number }>`
  display: grid;
  align-items: center;
  block-size: ${({ $height }) => $height}px;
  @media (max-width: 599px) { block-size: ${({ $height, $phone = $height }) => $phone}px; }
`;

/** A skeleton of the figures. */
export function FiguresSkeleton() {
  return (
    <Skeleton>
      <FigureRow>
        <FigureFrame as="div">
          {['teams', 'players', 'average'].map((figure) => (
            <div key={figure}>
              <Line $height={20}>
                <Bone $width={80} />
              </Line>
              <Line $height={48} $phone={36}>
                <Bone $width={64} $height={32} />
              </Line>
            </div>
          ))}
        </FigureFrame>
        <Panel as="div">
          <ComparisonBody>
            <Line $height={24}>
              <Bone $width="min(100%, 300px)" $height={12} />
            </Line>
            <Line $height={46}>
              <Bone $height={8} />
              <Bone $width="32%" $height={8} />
            </Line>
          </ComparisonBody>
        </Panel>
      </FigureRow>
    </Skeleton>
  );
}
