import { useHost, useReadable, useTranslate } from '@waymark/host-kit';
import { token } from '@waymark/ui';
import styled from 'styled-components';
import type { TodaysGame } from './today';

const Counts = styled.dl`
  display: grid;
  grid-template-columns: repeat(3, 1fr);
  & > div { display: flex; flex-direction: column-reverse; padding-inline-start: 12px; border-inline-start: 1px solid ${token.line}; }
  & > div:first-child { padding-inline-start: 0; border: 0; }
  & dt { font: ${token.type12} ${token.font}; color: ${token.textMuted}; }
  & dd { font: 600 18px/24px ${token.font}; letter-spacing: -0.015em; font-variant-numeric: tabular-nums; }
  & [data-hot] dd { color: ${token.liveText}; }
`;

interface Figure {
  readonly name: 'teams' | 'answers' | 'waiting' | 'challenges';
  readonly value: number | undefined;
  /** It asks for somebody. */
  readonly hot?: boolean;
}

/** The figures of a game that matters today. Those that the provider doesn't send are left out. */
export function TodayCounts({ game: { row, state } }: { game: TodaysGame }) {
  const t = useTranslate();
  const language = useReadable(useHost().phrases.language);
  const counts: readonly Figure[] =
    state === 'live'
      ? [
          { name: 'teams', value: row.teams_count },
          { name: 'answers', value: row.answers_count },
          { name: 'waiting', value: row.waiting_count, hot: (row.waiting_count ?? 0) > 0 },
        ]
      : [
          { name: 'teams', value: row.teams_count },
          { name: 'challenges', value: row.challenges_count },
        ];
  const told = counts.filter(({ value }) => value !== undefined);
  if (told.length === 0) return null;
  return (
    <Counts>
      {told.map(({ name, value, hot }) => (
        <div key={name} {...(hot ? { 'data-hot': '' } : {})}>
          <dt>{t(name)}</dt>
          <dd>{value?.toLocaleString(language)}</dd>
        </div>
      ))}
    </Counts>
  );
}
