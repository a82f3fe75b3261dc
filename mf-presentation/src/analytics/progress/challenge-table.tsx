import type { GameProgress } from '@waymark/contract';
import { typeIcon, typeName, useHost, useReadable, useTranslate } from '@waymark/host-kit';
import { Button, Icon, Table, token } from '@waymark/ui';
import { useState } from 'react';
import styled from 'styled-components';
import { durationOf } from './duration';
import { ProgressPanel } from './progress-panel';

/** Number of rows shown at first: a game may have thousands. */
const FIRST = 50;

const Wide = styled.div`
  overflow-x: auto;
  @media (min-width: 600px) { & > table { min-inline-size: 720px; } }
`;
const Kind = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  color: ${token.textSoft};
  white-space: nowrap;
`;
const More = styled.div`
  padding: 10px 16px;
`;

/** The results of each challenge. */
export function ChallengeTable({ progress: { challenges } }: { readonly progress: GameProgress }) {
  const t = useTranslate();
  const language = useReadable(useHost().phrases.language);
  const number = new Intl.NumberFormat(language);
  const [all, setAll] = useState(false);
  const shown = all ? challenges : challenges.slice(0, FIRST);
  return (
    <ProgressPanel
      title={t('Challenges')}
      note={t('Time: half of the teams took longer, from the challenge before')}
      file="challenges"
      rows={() => [
        ['Position', 'Challenge', 'Tried', 'Solved', 'Rejected', 'Points', 'Median seconds', 'Hints'],
        ...challenges.map((one) => [
          one.position ?? null,
          one.name ?? '',
          one.tried ?? 0,
          one.solved ?? 0,
          one.rejected ?? 0,
          one.points ?? 0,
          one.seconds ?? null,
          one.hints ?? 0,
        ]),
      ]}
    >
      <Wide role="group" tabIndex={0} aria-label={t('Challenges')}>
        <Table $cards={599}>
          <thead>
            <tr>
              <th scope="col">{t('Challenge')}</th>
              <th scope="col">{t('Type')}</th>
              {[t('Tried'), t('Solved'), t('Rejected'), t('Points'), t('Time'), t('Hints')].map((head) => (
                <th key={head} scope="col" data-end="">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {shown.map(({ id, position, name, task_type, tried = 0, solved = 0, rejected, points, seconds, hints }) => (
              <tr key={id}>
                <th scope="row" data-card="wide">
                  {position} · <bdi>{name || t('Untitled challenge')}</bdi>
                </th>
                <td data-card="wide">
                  <Kind>
                    <Icon of={typeIcon(task_type)} size={14} />
                    {t(typeName(task_type))}
                  </Kind>
                </td>
                <td data-end="" data-label={t('Tried')}>
                  {number.format(tried)}
                </td>
                <td data-end="" data-label={t('Solved')}>
                  {number.format(solved)}
                </td>
                <td data-end="" data-label={t('Rejected')}>
                  {number.format(rejected ?? 0)}
                </td>
                <td data-end="" data-label={t('Points')}>
                  {number.format(points ?? 0)}
                </td>
                <td data-end="" data-label={t('Time')}>
                  {typeof seconds === 'number' ? durationOf(seconds) : '–'}
                </td>
                <td data-end="" data-label={t('Hints')}>
                  {number.format(hints ?? 0)}
                </td>
              </tr>
            ))}
          </tbody>
        </Table>
      </Wide>
      {shown.length < challenges.length && (
        <More>
          <Button onClick={() => setAll(true)}>{t('Show more ({n})', { n: challenges.length - shown.length })}</Button>
        </More>
      )}
    </ProgressPanel>
  );
}
