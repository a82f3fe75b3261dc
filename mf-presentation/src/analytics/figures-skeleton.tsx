import { Bone, Panel, PanelBody, Skeleton, Stack } from '@waymark/ui';
import { FigureFrame } from './figure-panel';

/** The shape of the figures while they are on their way. */
export function FiguresSkeleton() {
  return (
    <Skeleton>
      <Stack $gap={12}>
        <FigureFrame as="div">
          {['teams', 'players', 'average'].map((figure) => (
            <div key={figure}>
              <Bone $width={96} $height={12} />
              <Bone $width={72} $height={40} />
            </div>
          ))}
        </FigureFrame>
        <Panel as="div">
          <PanelBody>
            <Bone $width="min(100%, 340px)" $height={16} />
            <Bone $height={8} />
            <Bone $width="32%" $height={8} />
          </PanelBody>
        </Panel>
      </Stack>
    </Skeleton>
  );
}
