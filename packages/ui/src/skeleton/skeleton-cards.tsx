import type { ReactNode } from 'react';
import { Panel, PanelBody, Row, Stack } from '../panel/panel';
import { Bone, Skeleton } from './skeleton';

/** Props of SkeletonCards. */
export interface SkeletonCardsProps {
  readonly cards: number;
  /** The widths of the chips in a card. */
  readonly chips: readonly number[];
  /** What is above the chips. */
  readonly children: ReactNode;
}

/** Placeholder cards that hold chips, while a list of groups or teams loads. */
export function SkeletonCards({ cards, chips, children }: SkeletonCardsProps) {
  return (
    <Skeleton>
      <Stack>
        {Array.from({ length: cards }, (_, card) => (
          <Panel as="div" key={card}>
            <PanelBody>
              {children}
              <Row>
                {chips.map((width) => (
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
