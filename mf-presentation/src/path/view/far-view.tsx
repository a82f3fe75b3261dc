import { token } from '@waymark/ui';
import { memo, useMemo } from 'react';
import styled from 'styled-components';
import { barOf, type Diagram } from '../layout/arrange';
import { NODE } from '../layout/measures';

const Shapes = styled.g`
  fill: none;
  stroke: ${token.lineControl};
  & > [data-lines] { vector-effect: non-scaling-stroke; }
  & > [data-cards] { stroke-width: ${NODE.height}; }
  & > [data-cards='lit'] { stroke: ${token.accent}; }
  & > [data-cards='found'] { stroke: ${token.warning}; }
  @media (forced-colors: active) { & > [data-cards], & > [data-lines] { stroke: CanvasText; } }
`;

/** Sets of marked challenges. */
export interface Marked {
  readonly lit: ReadonlySet<number>;
  readonly found: ReadonlySet<number>;
}

interface FarViewProps extends Marked {
  readonly diagram: Diagram;
  readonly hasLines: boolean;
}

/** All challenges from afar: a few shapes, regardless of their number. */
export const FarView = memo(function FarView({ diagram, lit, found, hasLines }: FarViewProps) {
  const { nodes, shapes } = diagram;
  const cards = useMemo(() => {
    const marked = { lit: '', found: '' };
    for (const node of nodes) {
      const { id } = node.node;
      if (found.has(id)) marked.found += barOf(node);
      else if (lit.has(id)) marked.lit += barOf(node);
    }
    return marked;
  }, [nodes, lit, found]);
  return (
    <Shapes>
      {hasLines && <path data-lines="" d={shapes.lines} />}
      <path data-cards="plain" d={shapes.cards} />
      <path data-cards="lit" d={cards.lit} />
      <path data-cards="found" d={cards.found} />
    </Shapes>
  );
});
