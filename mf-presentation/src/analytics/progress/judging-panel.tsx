import type { GameProgress } from '@waymark/contract';
import { useHost, useReadable, useTranslate } from '@waymark/host-kit';
import { PanelBody, Table, token } from '@waymark/ui';
import styled from 'styled-components';
import { durationOf } from './duration';
import { JudgingChart } from './judging-chart';
import { judgingRows } from './judging-rows';
import { ProgressPanel } from './progress-panel';

const Figures = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: 8px 24px;
  & > div { display: flex; flex-direction: column-reverse; }
  & dt { font: ${token.type12} ${token.font}; color: ${token.textMuted}; }
  & dd { font: 600 ${token.type16} ${token.font}; font-variant-numeric: tabular-nums; }
`;

/** Judging times, and the judges. */
export function JudgingPanel({ progress: { judging } }: { readonly progress: GameProgress }) {
  const t = useTranslate();
  const number = new Intl.NumberFormat(useReadable(useHost().phrases.language));
  if (!judging || judging.judges.length === 0) return null;
  const { minutes, judges } = judging;
  const figures = [
    [t('Median'), judging.median],
    [t('9 of 10 within'), judging.most],
    [t('Longest'), judging.longest],
  ] as const;
  return (
    <ProgressPanel title={t('Judging time')} file="judging" rows={() => judgingRows(judging)}>
      <PanelBody>
        <Figures>
          {figures.map(([label, seconds]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{typeof seconds === 'number' ? durationOf(seconds) : '–'}</dd>
            </div>
          ))}
        </Figures>
        <JudgingChart minutes={minutes} median={judging.median ?? null} />
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
