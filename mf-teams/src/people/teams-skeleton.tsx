import { Bone, Panel, PanelBody, Row, Skeleton, Stack } from '@waymark/ui';

const CARDS = ['first', 'second', 'third', 'fourth'];

/** Cards while the teams are on their way. */
export function TeamsSkeleton() {
  return (
    <Skeleton>
      <Stack>
        {CARDS.map((card) => (
          <Panel as="div" key={card}>
            <PanelBody>
              <Row>
                <Bone $width={40} $height={40} />
                <Bone $width={180} $height={14} />
              </Row>
              <Row>
                {[112, 96, 128].map((width) => (
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
