import { Bone, Skeleton } from '@waymark/ui';
import styled from 'styled-components';

/** The answer and its review side by side; stacked on phones. */
export const SingleFrame = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 308px;
  gap: 16px;
  align-items: start;
  & > section { min-block-size: min(70vh, 620px); }
  @media (max-width: 767px) {
    display: flex;
    flex-direction: column;
    align-items: stretch;
    padding-block-end: 160px;
    & > section { min-block-size: 0; }
    & > aside { display: contents; }
    & > aside > header { order: 1; }
    & > section { order: 2; }
    & > aside > :not(header) { order: 3; }
  }
`;

/** Placeholder for an answer. */
export function SingleSkeleton() {
  return (
    <Skeleton>
      <SingleFrame>
        <Bone $height={480} />
        <Bone $height={320} />
      </SingleFrame>
    </Skeleton>
  );
}
