import type { Task } from '@waymark/contract';
import { photoOf, typeIcon, useHost } from '@waymark/host-kit';
import { Icon, Img, token } from '@waymark/ui';
import styled from 'styled-components';

const Empty = styled.span`
  display: grid;
  place-items: center;
  flex: none;
  border-radius: ${token.radiusControl};
  background: ${token.surfaceSunken};
  box-shadow: inset 0 0 0 1px ${token.linePicture};
  color: ${token.textMuted};
`;

interface ChallengePictureProps {
  readonly task: Pick<Task, 'photo' | 'assets' | 'task_type'>;
  readonly width?: number;
  readonly height?: number;
}

/** A small picture of a challenge, or the icon of its type. Decorative: the headline names it. */
export function ChallengePicture({ task, width = 48, height = 40 }: ChallengePictureProps) {
  const { api } = useHost();
  const photo = photoOf(task);
  if (photo) return <Img src={api.resolve(photo)} alt="" width={width} height={height} />;
  return (
    <Empty style={{ inlineSize: `${width}px`, blockSize: `${height}px` }} data-no-picture="">
      <Icon of={typeIcon(task.task_type)} />
    </Empty>
  );
}
