import { token } from '@waymark/ui';
import { memo, useMemo } from 'react';
import styled from 'styled-components';
import { type Diagram, outlineOf } from '../layout/arrange';

const Shapes = styled.g`
  & > [data-lines] { fill: none; stroke: ${token.lineControl}; vector-effect: non-scaling-stroke; }
  & > [data-cards] { fill: ${token.lineControl}; }
  & > [data-cards='lit'] { fill: ${token.accent}; }
  & > [data-cards='found'] { fill: ${token.warning}; }
  @media (forced-colors: active) { & > [data-cards] { fill: CanvasText; } & > [data-lines] { stroke: CanvasText; } }
`;

/** Sets of marked challenges. */
export interface Marked {
  readonly lit: ReadonlySet<number>;
  readonly found: ReadonlySet<number>;
}

/** All challenges from afar: a few shapes, regardless of their number. */
export const FarView = memo(function FarView({ diagram, lit, found }: Marked & { readonly diagram: Diagram }) {
  const { nodes, shapes } = diagram;
  const cards = useMemo(() => {
    const marked = { lit: '', found: '' };
    for (const node of nodes) {
      const { id } = node.node;
      if (found.has(id)) marked.found += outlineOf(node);
      else if (lit.has(id)) marked.lit += outlineOf(node);
    }
    return marked;
  }, [nodes, lit, found]);
  return (
    <Shapes>
      <path data-lines="" d={shapes.lines} />
      <path data-cards="plain" d={shapes.cards} />
      <path data-cards="lit" d={cards.lit} />
      <path data-cards="found" d={cards.found} />
    </Shapes>
  );
});
