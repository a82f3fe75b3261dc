import type { GameMoment, GameProgress } from '@waymark/contract';
import { useHost, useReadable, useTranslate } from '@waymark/host-kit';
import { SidesTable } from '../sides-table';
import { answersPerHour, mostChanged, rejectedShare } from './sides';

/** Maximum number of challenges in the list. */
const LISTED = 8;

interface BeforeAndAfterProps {
  readonly moment: GameMoment;
  readonly progress: GameProgress;
  /** The formatted moment. */
  readonly time: string;
}

/** Compares the answers before and after a moment: for the game, and for the challenges that changed most. */
export function BeforeAndAfter({ moment, progress, time }: BeforeAndAfterProps) {
  const t = useTranslate();
  const language = useReadable(useHost().phrases.language);
  const number = new Intl.NumberFormat(language, { maximumFractionDigits: 1 });
  const percent = new Intl.NumberFormat(language, { style: 'percent' });
  const inWords = (format: Intl.NumberFormat, value: number | null | undefined) =>
    value === null || value === undefined ? '–' : format.format(value);
  const { before, after } = moment;
  const names = new Map(progress.challenges.map((one) => [one.id, one]));
  const changed = mostChanged(moment).slice(0, LISTED);
  const share = (side: typeof before | (typeof changed)[number]['before']) => inWords(percent, rejectedShare(side));
  const rows = [
    [t('Answers per hour'), inWords(number, answersPerHour(before)), inWords(number, answersPerHour(after))],
    [t('Answers'), number.format(before.answers ?? 0), number.format(after.answers ?? 0)],
    [t('Solved'), number.format(before.solved ?? 0), number.format(after.solved ?? 0)],
    [t('Rejected'), share(before), share(after)],
    [t('Points'), number.format(before.points ?? 0), number.format(after.points ?? 0)],
    [t('Teams'), number.format(before.teams ?? 0), number.format(after.teams ?? 0)],
  ] as const;
  return (
    <SidesTable aria-label={t('Before and after')}>
      <thead>
        <tr>
          <th scope="col">{t('What')}</th>
          <th scope="col" data-end="">
            {t('Before {time}', { time })}
          </th>
          <th scope="col" data-end="">
            {t('From {time} on', { time })}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(([label, one, other]) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            <td data-end="">{one}</td>
            <td data-end="">{other}</td>
          </tr>
        ))}
        {changed.map((challenge) => {
          const { position, name } = names.get(challenge.id) ?? {};
          return (
            <tr key={challenge.id}>
              <th scope="row">
                {t('Rejected')}: {position} · <bdi>{name || t('Untitled challenge')}</bdi>
              </th>
              <td data-end="">{share(challenge.before)}</td>
              <td data-end="">{share(challenge.after)}</td>
            </tr>
          );
        })}
      </tbody>
    </SidesTable>
  );
}
