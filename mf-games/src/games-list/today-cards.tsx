import { useTranslate } from '@waymark/host-kit';
import styled from 'styled-components';
import type { TodaysGame } from './today';
import { TodayCard } from './today-card';
import { useRowRights } from './use-row-links';

const Cards = styled.section`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 280px), 1fr));
  gap: 12px;
  margin-block-end: 24px;
  @media (max-width: 767px) {
    display: flex;
    overflow-x: auto;
    scroll-snap-type: x mandatory;
    margin-inline: -16px;
    padding-inline: 16px;
    padding-block: 2px;
    scroll-padding-inline: 16px;
    scrollbar-width: none;
    margin-block-end: 20px;
    & > * { flex: 0 0 86%; scroll-snap-align: start; }
    & > :only-child { flex-basis: 100%; }
  }
`;

/** The games that matter today, as cards. */
export function TodayCards({ games, now }: { games: readonly TodaysGame[]; now: number }) {
  const t = useTranslate();
  const rightsOf = useRowRights();
  if (games.length === 0) return null;
  return (
    <Cards aria-label={t('Live and starting today')}>
      {games.map((game) => (
        <TodayCard key={game.row.id} game={game} now={now} links={rightsOf(game.row).links} />
      ))}
    </Cards>
  );
}
