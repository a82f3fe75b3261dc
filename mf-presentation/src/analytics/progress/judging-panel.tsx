import { scaleLinear } from '@visx/scale';
import type { GameProgress } from '@waymark/contract';
import { useHost, useReadable, useTranslate } from '@waymark/host-kit';
import { PanelBody, Table, token } from '@waymark/ui';
import styled from 'styled-components';
import { durationOf } from './duration';
import { ProgressPanel } from './progress-panel';

const HEIGHT = 72;
const Figures = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: 8px 24px;
  & > div { display: flex; flex-direction: column-reverse; }
  & dt { font: ${token.type12} ${token.font}; color: ${token.textMuted}; }
  & dd { font: 600 ${token.type16} ${token.font}; font-variant-numeric: tabular-nums; }
`;
const Bars = styled.svg`
  display: block;
  inline-size: 100%;
  & rect { fill: ${token.textMuted}; }
  @media (forced-colors: active) { & rect { fill: CanvasText; } }
`;
const Scale = styled.p`
  display: flex;
  justify-content: space-between;
  direction: ltr;
  font: ${token.type12} ${token.font};
  color: ${token.textMuted};
`;

/** How long answers waited for a decision, and who decided. */
export function JudgingPanel({ progress: { judging } }: { readonly progress: GameProgress }) {
  const t = useTranslate();
  const number = new Intl.NumberFormat(useReadable(useHost().phrases.language));
  if (!judging || judging.judges.length === 0) return null;
  const { minutes, judges } = judging;
  const y = scaleLinear({ domain: [0, Math.max(...minutes, 1)], range: [0, HEIGHT] });
  const figures = [
    [t('Median'), judging.median],
    [t('9 of 10 within'), judging.most],
    [t('Longest'), judging.longest],
  ] as const;
  return (
    <ProgressPanel
      title={t('Judging time')}
      file="judging"
      rows={() => [
        ['Judge', 'Answers', 'Median seconds'],
        ...judges.map(({ name, answers, median }) => [name ?? '', answers ?? 0, median ?? null]),
      ]}
    >
      <PanelBody>
        <Figures>
          {figures.map(([label, seconds]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{typeof seconds === 'number' ? durationOf(seconds) : '–'}</dd>
            </div>
          ))}
        </Figures>
        <div>
          <Bars
            height={HEIGHT}
            viewBox={`0 0 ${minutes.length * 10} ${HEIGHT}`}
            preserveAspectRatio="none"
            role="img"
            aria-label={t('Answers by minutes until the decision: {list}', { list: minutes.join(', ') })}
          >
            {minutes.map((answers, minute) => (
              <rect key={minute} x={minute * 10 + 1} width={8} y={HEIGHT - y(answers)} height={y(answers)} />
            ))}
          </Bars>
          <Scale aria-hidden="true">
            <span>0</span>
            <span>{t('{n}+ min', { n: minutes.length - 1 })}</span>
          </Scale>
        </div>
      </PanelBody>
      <Table>
        <thead>
          <tr>
            <th scope="col">{t('Judge')}</th>
            <th scope="col" data-end="">
              {t('Answers')}
            </th>
            <th scope="col" data-end="">
              {t('Median')}
            </th>
          </tr>
        </thead>
        <tbody>
          {judges.map(({ id, name, answers = 0, median }) => (
            <tr key={id}>
              <th scope="row">
                <bdi>{name}</bdi>
              </th>
              <td data-end="">{number.format(answers)}</td>
              <td data-end="">{typeof median === 'number' ? durationOf(median) : '–'}</td>
            </tr>
          ))}
        </tbody>
      </Table>
    </ProgressPanel>
  );
}
