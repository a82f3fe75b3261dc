import { GridRows } from '@visx/grid';
import { scaleLinear } from '@visx/scale';
import { LinePath } from '@visx/shape';
import type { GameProgress } from '@waymark/contract';
import { useHost, useReadable, useTranslate } from '@waymark/host-kit';
import { token, VisuallyHidden } from '@waymark/ui';
import { useRef } from 'react';
import styled from 'styled-components';
import { useWidth } from '../progress/use-width';
import { type Course, courseOf, shareAt } from './measures';

const HEIGHT = 168;
const EDGE = { left: 48, right: 16, top: 12, bottom: 26 } as const;
/** Pixels between minute marks. */
const MARK_WIDTH = 96;

const Chart = styled.div`
  padding-block-start: 8px;
  direction: ltr;
  & > svg { display: block; inline-size: 100%; }
  & text { fill: ${token.textMuted}; font: ${token.type12} ${token.font}; }
  & line { stroke: ${token.line}; }
  & path { fill: none; stroke: ${token.text}; stroke-width: 2; }
  & path[data-other] { stroke: ${token.textMuted}; stroke-dasharray: 5 4; }
`;
const Legend = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 16px;
  padding: 10px 16px 0;
  font: ${token.type13} ${token.font};
  color: ${token.textMuted};
  & > span { display: inline-flex; align-items: center; gap: 6px; overflow-wrap: anywhere; }
  & i { inline-size: 18px; border-block-start: 2px solid ${token.text}; }
  & i[data-other] { border-block-start: 2px dashed ${token.textMuted}; }
`;

/** Shares labelled on the grid. */
const SHARES = [0, 0.5, 1] as const;
type Step = Course[number];

interface CourseChartProps {
  readonly names: readonly [own: string, other: string];
  readonly progress: readonly [own: GameProgress, other: GameProgress];
}

/** Cumulative answers of two games since the first answer of each. */
export function CourseChart({ names, progress }: CourseChartProps) {
  const t = useTranslate();
  const language = useReadable(useHost().phrases.language);
  const percent = new Intl.NumberFormat(language, { style: 'percent' });
  const box = useRef<HTMLDivElement>(null);
  const width = useWidth(box);
  const courses = [courseOf(progress[0]), courseOf(progress[1])] as const;
  const longest = Math.max(1, ...courses.flat().map(({ minute }) => minute));
  const x = scaleLinear({ domain: [0, longest], range: [EDGE.left, Math.max(EDGE.left, width - EDGE.right)] });
  const y = scaleLinear({ domain: [0, 1], range: [HEIGHT - EDGE.bottom, EDGE.top] });
  const place = {
    x: ({ minute }: Step) => x(minute),
    y: ({ share }: Step) => y(share),
  };
  const minutes = x.ticks(Math.max(2, Math.floor(width / MARK_WIDTH)));
  return (
    <Chart ref={box}>
      <Legend aria-hidden="true">
        <span>
          <i /> {names[0]}
        </span>
        <span>
          <i data-other="" /> {names[1]}
        </span>
      </Legend>
      <svg height={HEIGHT} aria-hidden="true">
        <GridRows
          scale={y}
          left={EDGE.left}
          width={Math.max(0, width - EDGE.left - EDGE.right)}
          tickValues={[...SHARES]}
        />
        {SHARES.map((share) => (
          <text key={share} x={EDGE.left - 8} y={y(share) + 4} textAnchor="end">
            {percent.format(share)}
          </text>
        ))}
        {minutes.map((minute) => (
          <text key={minute} x={x(minute)} y={HEIGHT - 8} textAnchor={minute === 0 ? 'start' : 'middle'}>
            {t('{n} min', { n: minute })}
          </text>
        ))}
        <LinePath data-other="" data={[...courses[1]]} {...place} />
        <LinePath data={[...courses[0]]} {...place} />
      </svg>
      <VisuallyHidden as="div">
        <table>
          <caption>{t('Share of all answers since the first one')}</caption>
          <thead>
            <tr>
              <th>{t('Time')}</th>
              <th dir="auto">{names[0]}</th>
              <th dir="auto">{names[1]}</th>
            </tr>
          </thead>
          <tbody>
            {minutes.map((minute) => (
              <tr key={minute}>
                <th scope="row">{t('{n} min', { n: minute })}</th>
                <td>{percent.format(shareAt(courses[0], minute))}</td>
                <td>{percent.format(shareAt(courses[1], minute))}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </VisuallyHidden>
    </Chart>
  );
}
