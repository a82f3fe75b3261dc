import { Bone, Panel, PanelBody, Row, Skeleton, Stack } from '@waymark/ui';

const CARDS = ['first', 'second', 'third'];

/** Three cards while the groups load. */
export function GroupsSkeleton() {
  return (
    <Skeleton>
      <Stack>
        {CARDS.map((card) => (
          <Panel as="div" key={card}>
            <PanelBody>
              <Bone $width={160} $height={14} />
              <Row>
                {[128, 96, 144].map((width) => (
                  <Bone key={width} $width={width} $height={32} $round />
                ))}
              </Row>
            </PanelBody>
          </Panel>
        ))}
      </Stack>
    </Skeleton>
  );
}
