import { token } from '@waymark/ui';
import { memo, useMemo } from 'react';
import styled from 'styled-components';
import { NODE } from '../layout/measures';
import type { Diagram } from '../layout/place-graph';
import type { PlacedNode } from '../layout/placed-node';

const Shapes = styled.g`
  & > [data-lines] { fill: none; stroke: ${token.lineControl}; vector-effect: non-scaling-stroke; }
  & > [data-cards] { fill: ${token.lineControl}; }
  & > [data-cards='lit'] { fill: ${token.accent}; }
  & > [data-cards='found'] { fill: ${token.warning}; }
  @media (forced-colors: active) { & > [data-cards] { fill: CanvasText; } & > [data-lines] { stroke: CanvasText; } }
`;

/** How the challenges are marked. */
export interface Marked {
  readonly lit: ReadonlySet<number>;
  readonly found: ReadonlySet<number>;
}

const shapesOf = (nodes: readonly PlacedNode[]): string =>
  nodes.map(({ x, y }) => `M${x} ${y}h${NODE.width}v${NODE.height}h${-NODE.width}z`).join('');

/** All challenges from afar: a few shapes, whatever their number. */
export const FarView = memo(function FarView({ diagram, lit, found }: Marked & { readonly diagram: Diagram }) {
  const { nodes, lines } = diagram;
  const all = useMemo(() => lines.map(({ path }) => path).join(''), [lines]);
  const cards = useMemo(() => {
    const of = (kind: 'lit' | 'found' | 'plain') =>
      shapesOf(nodes.filter(({ node: { id } }) => kind === (found.has(id) ? 'found' : lit.has(id) ? 'lit' : 'plain')));
    return { plain: of('plain'), lit: of('lit'), found: of('found') };
  }, [nodes, lit, found]);
  return (
    <Shapes>
      <path data-lines="" d={all} />
      <path data-cards="plain" d={cards.plain} />
      <path data-cards="lit" d={cards.lit} />
      <path data-cards="found" d={cards.found} />
    </Shapes>
  );
});
