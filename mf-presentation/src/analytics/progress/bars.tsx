import { Bar as Rectangle } from '@visx/shape';
import { token } from '@waymark/ui';
import styled from 'styled-components';

const SIZE = 10;

/** The legend of the bars. */
export const Legend = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  gap: 4px 16px;
  font-variant-numeric: tabular-nums;
  & > span { display: inline-flex; align-items: center; gap: 6px; }
`;

const Filled = styled(Rectangle)`
  fill: ${token.textMuted};
  &[data-bar='rejected'] { stroke: ${token.danger}; stroke-width: 1; }
  @media (forced-colors: active) { fill: CanvasText; &[data-bar='rejected'] { fill: GrayText; } }
`;
const Stroke = styled.path`
  stroke: ${token.danger};
  stroke-width: 2;
`;
const Ground = styled.rect`
  fill: ${token.dangerSubtle};
`;

/** Hatching for rejected answers, so that they differ in more than colour. */
export const Hatch = ({ id }: { readonly id: string }) => (
  <defs>
    <pattern id={id} width={6} height={6} patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
      <Ground width={6} height={6} />
      <Stroke d="M0 0V6" />
    </pattern>
  </defs>
);

interface BarLook {
  /** Id of the hatching pattern. */
  readonly hatch: string;
  readonly kind?: 'accepted' | 'rejected';
}

interface BarProps extends BarLook {
  readonly x: number;
  readonly width: number;
  /** Lower and upper end. */
  readonly from: number;
  readonly to: number;
}

/** A part of a bar. */
export const Bar = ({ hatch, kind = 'accepted', x, width, from, to }: BarProps) =>
  from > to ? (
    <Filled
      data-bar={kind}
      x={x}
      width={width}
      y={to}
      height={from - to}
      style={kind === 'rejected' ? { fill: `url(#${hatch})` } : {}}
    />
  ) : null;

/** A sample of a bar in the legend. */
export const Swatch = (look: BarLook) => (
  <svg width={SIZE} height={SIZE} aria-hidden="true">
    <Bar {...look} x={0.5} width={SIZE - 1} from={SIZE - 0.5} to={0.5} />
  </svg>
);
