import { useHost, useReadable, useTranslate } from '@waymark/host-kit';
import { token } from '@waymark/ui';
import styled from 'styled-components';
import { GameAnchor } from './game-anchor';
import type { TodaysGame } from './today';
import type { PlacedLink } from './use-row-links';

const Counts = styled.dl`
  display: grid;
  grid-template-columns: repeat(3, 1fr);
  & > div { position: relative; display: flex; flex-direction: column-reverse; padding-inline-start: 12px; border-inline-start: 1px solid ${token.line}; }
  & > div:first-child { padding-inline-start: 0; border: 0; }
  & dt { font: ${token.type12} ${token.font}; color: ${token.textMuted}; }
  & dd { font: 600 18px/24px ${token.font}; letter-spacing: -0.015em; font-variant-numeric: tabular-nums; }
  & [data-hot] dd { color: ${token.liveText}; }
  & dd > a { color: inherit; text-decoration: none; }
  /* The whole figure with its label is the touch target. */
  & dd > a::after { content: ''; position: absolute; inset: -3px 0; }
  & dd > a:hover { text-decoration: underline; }
`;

interface Figure {
  readonly name: 'teams' | 'answers' | 'waiting' | 'challenges';
  readonly value: number | undefined;
  /** The screen of what is counted. */
  readonly screen: string;
  /** Whether it needs attention. */
  readonly hot?: boolean;
}

interface TodayCountsProps {
  readonly game: TodaysGame;
  readonly links: readonly PlacedLink[];
}

/**
 * The figures of one of today's games, each with a link to its screen. Those the provider doesn't send are left out.
 */
export function TodayCounts({ game: { row, state }, links }: TodayCountsProps) {
  const t = useTranslate();
  const language = useReadable(useHost().phrases.language);
  // For people who can't review, waiting answers are just another figure.
  const judges = links.some(({ id }) => id === 'monitor');
  const counts: readonly Figure[] =
    state === 'live'
      ? [
          { name: 'teams', value: row.teams_count, screen: 'teams' },
          { name: 'answers', value: row.answers_count, screen: 'stream' },
          { name: 'waiting', value: row.waiting_count, screen: 'monitor', hot: (row.waiting_count ?? 0) > 0 && judges },
        ]
      : [
          { name: 'teams', value: row.teams_count, screen: 'teams' },
          { name: 'challenges', value: row.challenges_count, screen: 'challenges' },
        ];
  const told = counts.filter(({ value }) => value !== undefined);
  if (told.length === 0) return null;
  return (
    <Counts>
      {told.map(({ name, value, hot, screen }) => {
        const link = links.find(({ id }) => id === screen);
        const figure = value?.toLocaleString(language);
        return (
          <div key={name} {...(hot ? { 'data-hot': '' } : {})}>
            <dt>{t(name)}</dt>
            <dd>
              {link ? (
                <GameAnchor game={row.id} link={link} aria-label={`${figure} ${t(name)}`}>
                  {figure}
                </GameAnchor>
              ) : (
                figure
              )}
            </dd>
          </div>
        );
      })}
    </Counts>
  );
}
