import { Bone, Panel, Skeleton, Stack } from '@waymark/ui';
import styled from 'styled-components';

const CARDS = [232, 176, 264, 208, 152, 240, 192];

const Card = styled(Panel)`
  display: flex;
  align-items: center;
  gap: 12px;
  min-block-size: 50px;
  padding: 8px 12px;
  border: 0;
  background: none;
  & > div:nth-child(3) { flex: 1; }
`;

/** The skeleton of the list. */
export function ListSkeleton() {
  return (
    <Skeleton>
      <Stack $gap={2}>
        {CARDS.map((width) => (
          <Card as="div" key={width}>
            <Bone $width={16} $height={16} />
            <Bone $width={40} $height={34} />
            <Stack $gap={8}>
              <Bone $width={width} $height={14} />
              <Bone $width={96} $height={12} />
            </Stack>
            <Bone $width={56} $height={28} />
          </Card>
        ))}
      </Stack>
    </Skeleton>
  );
}
