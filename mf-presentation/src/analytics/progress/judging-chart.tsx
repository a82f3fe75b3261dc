import { scaleLinear } from '@visx/scale';
import { Bar } from '@visx/shape';
import { useTranslate } from '@waymark/host-kit';
import { token, VisuallyHidden } from '@waymark/ui';
import styled from 'styled-components';

const HEIGHT = 72;
const STEP = 10;

const Bars = styled.svg`
  display: block;
  inline-size: 100%;
  & rect { fill: ${token.textMuted}; }
  & [data-median] { fill: ${token.text}; }
  @media (forced-colors: active) { & rect { fill: CanvasText; } & [data-median] { fill: Highlight; } }
`;
const Scale = styled.p`
  display: flex;
  justify-content: space-between;
  direction: ltr;
  font: ${token.type12} ${token.font};
  color: ${token.textMuted};
`;

interface JudgingChartProps {
  /** Number of answers by minutes until the decision; the last entry has all longer ones. */
  readonly minutes: readonly number[];
  /** Median seconds until the decision. */
  readonly median: number | null;
}

/** A histogram of how long answers waited for a decision. */
export function JudgingChart({ minutes, median }: JudgingChartProps) {
  const t = useTranslate();
  const y = scaleLinear({ domain: [0, Math.max(...minutes, 1)], range: [HEIGHT, 0] });
  const last = minutes.length - 1;
  const middle = median === null ? -1 : Math.min(last, Math.floor(median / 60));
  const label = (minute: number) =>
    minute === last ? t('{n}+ min', { n: last }) : t('{from}–{to} min', { from: minute, to: minute + 1 });
  return (
    <div>
      <Bars
        height={HEIGHT}
        viewBox={`0 0 ${minutes.length * STEP} ${HEIGHT}`}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        {minutes.map((answers, minute) => (
          <Bar
            key={minute}
            x={minute * STEP + 1}
            width={STEP - 2}
            y={y(answers)}
            height={HEIGHT - y(answers)}
            {...(minute === middle ? { 'data-median': '' } : {})}
          />
        ))}
      </Bars>
      <Scale aria-hidden="true">
        <span>0</span>
        <span>{t('{n}+ min', { n: last })}</span>
      </Scale>
      <VisuallyHidden as="div">
        <table>
          <caption>{t('Answers by minutes until the decision')}</caption>
          <thead>
            <tr>
              <th scope="col">{t('Time')}</th>
              <th scope="col">{t('Answers')}</th>
            </tr>
          </thead>
          <tbody>
            {minutes.map((answers, minute) => (
              <tr key={minute}>
                <th scope="row">{label(minute)}</th>
                <td>{answers}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </VisuallyHidden>
    </div>
  );
}
