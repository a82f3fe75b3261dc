import { token } from '@waymark/ui';
import { memo } from 'react';
import styled from 'styled-components';
import type { Line } from '../layout/lines';

const Paths = styled.g`
  fill: none;
  stroke: ${token.textMuted};
  stroke-width: 1.5;
  & > [data-lit] { stroke: ${token.accentEdge}; stroke-width: 2; }
  & > [data-unlit] { opacity: 0.3; }
  @media (forced-colors: active) { stroke: CanvasText; & > [data-lit] { stroke: Highlight; } }
`;
const Tip = styled.path`
  fill: context-stroke;
`;

interface LinesInViewProps {
  readonly lines: readonly Line[];
  readonly markOf: (line: Line) => 'lit' | 'unlit' | undefined;
}

/** The edges as lines with arrows. */
export const LinesInView = memo(function LinesInView({ lines, markOf }: LinesInViewProps) {
  return (
    <Paths>
      <defs>
        <marker
          id="path-tip"
          viewBox="0 0 8 8"
          refX="4"
          refY="4"
          markerWidth="8"
          markerHeight="8"
          markerUnits="userSpaceOnUse"
          orient="auto"
        >
          <Tip d="M0 .5 7 4 0 7.5z" />
        </marker>
      </defs>
      {lines.map((line) => {
        const { from, to, answer } = line.opening;
        const mark = markOf(line);
        return (
          <path
            key={`${from} ${to} ${answer ?? ''}`}
            d={line.path}
            data-from={from}
            data-to={to}
            data-answer={answer}
            markerEnd="url(#path-tip)"
            {...(mark ? { [`data-${mark}`]: '' } : {})}
          />
        );
      })}
    </Paths>
  );
});
