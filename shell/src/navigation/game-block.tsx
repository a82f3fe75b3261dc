import { gameQuery } from '@waymark/client';
import type { Game, GameId } from '@waymark/contract';
import { useReadable, useTranslate } from '@waymark/host-kit';
import { useQuery } from '@waymark/host-kit/query';
import { Bone, MenuIcon, Skeleton } from '@waymark/ui';
import { memo, useId } from 'react';
import styled from 'styled-components';
import { useInService } from '../remotes/use-in-service';
import { useServices } from '../services/services-context';
import { GameActions } from './game-actions';
import { addressFor, GROUP_TITLES, gameMenu } from './game-menu';
import { GameStanding } from './game-standing';
import { LazyWaitingCount } from './lazy-waiting-count';
import { NavLink } from './nav-link';

const Block = styled.div`
  margin-block: 8px 2px;
  padding: 10px 8px 9px;
  border-block-start: 1px solid var(--line);
`;
const Title = styled.div`
  display: flex;
  align-items: flex-start;
  justify-content: space-between;
  gap: 4px;
`;
const Name = styled.p`
  font-weight: 600;
  font-size: 13.5px;
  overflow-wrap: anywhere;
`;
const Meta = styled.div`
  display: flex;
  align-items: center;
  gap: 8px;
  margin-block-start: 6px;
  font: var(--type-12) var(--font);
  color: var(--text-muted);
`;
const Head = styled.h2`
  padding: 10px 8px 4px;
  font: 500 12px/16px var(--font);
  color: var(--text-muted);
`;

/** The displayed fields of a game, so that other changes do not re-render. */
const shownOf = ({ id, name, user, export_player_enabled, category, start_anytime, start_at, finish_at }: Game) => ({
  id,
  name,
  user,
  export_player_enabled,
  category,
  start_anytime,
  start_at,
  finish_at,
});

/** The open game: its name, state and screens. */
export const GameBlock = memo(function GameBlock({ id }: { id: GameId }) {
  const { api, me, meKnown, features } = useServices();
  const { areas, draws } = useInService();
  const account = useReadable(me);
  // Entries depend on the account; adding some later would move the others.
  const known = useReadable(meKnown);
  const t = useTranslate();
  const box = useId();
  const enabled = useReadable(features);
  const { data: game, isError } = useQuery({ ...gameQuery(api, id), select: shownOf });
  // The screen shows the error; a skeleton would promise a game.
  if (!game && isError) return null;
  if (!game) {
    return (
      <Block>
        <Skeleton>
          <Bone $width={140} $height={18} />
        </Skeleton>
      </Block>
    );
  }
  const groups = known ? gameMenu(areas, { game, me: account, features: enabled, draws }) : [];
  return (
    <>
      <Block>
        <Title>
          <Name dir="auto">{game.name}</Name>
          <GameActions game={game} />
        </Title>
        <Meta>
          <GameStanding game={game} />
        </Meta>
      </Block>
      {groups.map(({ group, items }) => (
        <section key={group}>
          <Head>{t(GROUP_TITLES[group])}</Head>
          {items.map(({ path, icon, label, counts }) => {
            // The only count so far.
            const describedBy = counts === 'waiting' ? `${box}-waiting` : undefined;
            return (
              <NavLink key={path} to={addressFor(path, id)} describedBy={describedBy}>
                <MenuIcon name={icon} />
                {t(label)}
                {describedBy && <LazyWaitingCount game={id} id={describedBy} />}
              </NavLink>
            );
          })}
        </section>
      ))}
    </>
  );
});
