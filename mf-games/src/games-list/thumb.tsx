import type { GameRow } from '@waymark/contract';
import { useHost } from '@waymark/host-kit';
import { Icon, Img, token } from '@waymark/ui';
import { Image } from '@waymark/ui/icons';
import styled from 'styled-components';

const Blank = styled.span`
  display: grid;
  place-items: center;
  flex: none;
  border-radius: ${token.radiusControl};
  background: ${token.surfaceSunken};
  color: ${token.textMuted};
`;

/** The picture of a game, or a placeholder. Decorative: the name is beside it. */
export function Thumb({ row, width, height }: { row: GameRow; width: number | string; height: number }) {
  const { api } = useHost();
  if (row.photo_thumb) return <Img src={api.resolve(row.photo_thumb)} alt="" width={width} height={height} />;
  return (
    <Blank style={{ inlineSize: width, blockSize: height }}>
      <Icon of={Image} />
    </Blank>
  );
}
