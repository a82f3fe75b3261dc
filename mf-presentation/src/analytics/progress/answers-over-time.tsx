import { GridRows } from '@visx/grid';
import { scaleBand, scaleLinear } from '@visx/scale';
import { Bar as Rectangle } from '@visx/shape';
import type { GameId, GameProgress } from '@waymark/contract';
import { counted, useHost, useReadable, useTranslate } from '@waymark/host-kit';
import { token, VisuallyHidden } from '@waymark/ui';
import { useId, useRef, useState } from 'react';
import styled from 'styled-components';
import { useFileTime, useGameTime } from '../use-game-time';
import { Bar, Hatch, Legend, Swatch } from './bars';
import { ProgressPanel } from './progress-panel';
import { useWidth } from './use-width';

const HEIGHT = 184;
const EDGE = { left: 48, right: 16, top: 14, bottom: 26 } as const;
/** Width in pixels of a time label below the bars. */
const TIME_WIDTH = 72;

const Chart = styled.div`
  position: relative;
  padding-block-start: 8px;
  direction: ltr;
  & > svg { display: block; inline-size: 100%; }
  & text { fill: ${token.textMuted}; font: ${token.type12} ${token.font}; }
  & line { stroke: ${token.line}; }
  & [data-on] > [data-bar='accepted'] { fill: ${token.text}; }
`;
const Tip = styled.p`
  position: absolute;
  inset-block-start: 4px;
  translate: -50% 0;
  padding: 4px 8px;
  border-radius: ${token.radiusControl};
  background: ${token.surfaceInverse};
  color: ${token.textInverse};
  font: ${token.type12} ${token.font};
  white-space: nowrap;
  pointer-events: none;
`;

interface AnswersOverTimeProps {
  readonly game: GameId;
  readonly progress: GameProgress;
}

/** Answers over time, and how many of them were rejected. */
export function AnswersOverTime({ game, progress: { times } }: AnswersOverTimeProps) {
  const t = useTranslate();
  const number = new Intl.NumberFormat(useReadable(useHost().phrases.language));
  const hatch = useId();
  const step = (times?.step ?? 600) * 1000;
  const time = useGameTime(game, step * (times?.answers.length ?? 0));
  const fileTime = useFileTime(game);
  const box = useRef<HTMLDivElement>(null);
  const width = useWidth(box);
  const [at, setAt] = useState<number>();
  if (!times?.from || times.answers.length === 0) return null;

  const from = Date.parse(times.from);
  const timeOf = (index: number) => time(from + index * step);
  const bars = times.answers.map((answers, index) => ({ index, answers, rejected: times.rejected[index] ?? 0 }));
  const x = scaleBand({ domain: bars.map(({ index }) => index), range: [EDGE.left, width - EDGE.right], padding: 0.2 });
  const most = Math.max(...times.answers, 1);
  const y = scaleLinear({ domain: [0, most], range: [HEIGHT - EDGE.bottom, EDGE.top], nice: 4 });
  const every = Math.max(1, Math.ceil((TIME_WIDTH * bars.length) / Math.max(1, width)));
  const sentence = (index: number) =>
    t('{answers}, {rejected} rejected', {
      answers: counted(t, 'answer', bars[index]?.answers ?? 0),
      rejected: bars[index]?.rejected ?? 0,
    });
  const sum = (list: readonly number[]) => list.reduce((total, one) => total + one, 0);
  return (
    <ProgressPanel
      title={t('Answers over time')}
      note={
        <Legend>
          <span>
            <Swatch hatch={hatch} /> {t('Answers')} {number.format(sum(times.answers))}
          </span>
          <span>
            <Swatch hatch={hatch} kind="rejected" /> {t('Rejected')} {number.format(sum(times.rejected))}
          </span>
        </Legend>
      }
      file="answers-over-time"
      rows={() => [
        ['From', 'Answers', 'Rejected'],
        ...bars.map(({ index, answers, rejected }) => [fileTime(from + index * step), answers, rejected]),
      ]}
    >
      <Chart ref={box}>
        <svg height={HEIGHT} aria-hidden="true" onPointerLeave={() => setAt(undefined)}>
          <Hatch id={hatch} />
          <GridRows scale={y} left={EDGE.left} width={Math.max(0, width - EDGE.left - EDGE.right)} numTicks={4} />
          {y.ticks(4).map((value) => (
            <text key={value} x={EDGE.left - 8} y={y(value) + 4} textAnchor="end">
              {number.format(value)}
            </text>
          ))}
          {bars.map(({ index, answers, rejected }) => {
            const left = x(index) ?? 0;
            return (
              <g key={index} data-on={at === index ? '' : undefined} onPointerEnter={() => setAt(index)}>
                <Rectangle
                  x={left}
                  y={EDGE.top}
                  width={x.step()}
                  height={HEIGHT - EDGE.top - EDGE.bottom}
                  fill="transparent"
                />
                <Bar
                  hatch={hatch}
                  kind="accepted"
                  x={left}
                  width={x.bandwidth()}
                  from={y(0)}
                  to={y(answers - rejected)}
                />
                <Bar
                  hatch={hatch}
                  kind="rejected"
                  x={left}
                  width={x.bandwidth()}
                  from={y(answers - rejected)}
                  to={y(answers)}
                />
                {index % every === 0 && left + TIME_WIDTH <= width && (
                  <text x={left} y={HEIGHT - 8}>
                    {timeOf(index)}
                  </text>
                )}
              </g>
            );
          })}
        </svg>
        {at !== undefined && (
          <Tip style={{ left: `${Math.min(Math.max(90, (x(at) ?? 0) + x.bandwidth() / 2), width - 90)}px` }}>
            {timeOf(at)} – {timeOf(at + 1)} · {sentence(at)}
          </Tip>
        )}
        <VisuallyHidden as="div">
          <table>
            <caption>{t('Answers over time')}</caption>
            <thead>
              <tr>
                <th>{t('Time')}</th>
                <th>{t('Answers')}</th>
                <th>{t('Rejected')}</th>
              </tr>
            </thead>
            <tbody>
              {bars.map(({ index, answers, rejected }) => (
                <tr key={index}>
                  <th scope="row">{timeOf(index)}</th>
                  <td>{answers}</td>
                  <td>{rejected}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </VisuallyHidden>
      </Chart>
    </ProgressPanel>
  );
}
