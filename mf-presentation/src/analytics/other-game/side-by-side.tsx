import type { GameProgress } from '@waymark/contract';
import { useHost, useReadable, useTranslate } from '@waymark/host-kit';
import { durationOf } from '../progress/duration';
import { SidesTable } from '../sides-table';
import { CourseChart } from './course-chart';
import type { Measures } from './measures';

interface SideBySideProps {
  readonly names: readonly [own: string, other: string];
  readonly both: readonly [own: Measures, other: Measures];
  readonly progress: readonly [own: GameProgress, other: GameProgress];
}

/** Compares two games by their measures and their answers over time. */
export function SideBySide({ names, both, progress }: SideBySideProps) {
  const t = useTranslate();
  const language = useReadable(useHost().phrases.language);
  const number = new Intl.NumberFormat(language, { maximumFractionDigits: 1 });
  const percent = new Intl.NumberFormat(language, { style: 'percent' });
  const share = (value: number | null) => (value === null ? '–' : percent.format(value));
  const rows: readonly (readonly [label: string, text: (of: Measures) => string])[] = [
    [t('Teams'), ({ teams }) => number.format(teams)],
    [t('Players'), ({ players }) => number.format(players)],
    [t('Players per team'), ({ playersPerTeam }) => number.format(playersPerTeam)],
    [t('Challenges'), ({ challenges }) => number.format(challenges)],
    [t('Answers'), ({ answers }) => number.format(answers)],
    [t('Rejected'), ({ rejected }) => share(rejected)],
    [t('Challenges teams have finished'), ({ done }) => share(done)],
    [t('Median judging time'), ({ judging }) => (judging === null ? '–' : durationOf(judging))],
  ];
  return (
    <>
      <CourseChart names={names} progress={progress} />
      <SidesTable aria-label={t('Beside another game')}>
        <thead>
          <tr>
            <th scope="col">{t('What')}</th>
            {names.map((name, at) => (
              <th key={at === 0 ? 'own' : 'other'} scope="col" data-end="">
                <bdi>{name}</bdi>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([label, text]) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td data-end="">{text(both[0])}</td>
              <td data-end="">{text(both[1])}</td>
            </tr>
          ))}
        </tbody>
      </SidesTable>
    </>
  );
}
