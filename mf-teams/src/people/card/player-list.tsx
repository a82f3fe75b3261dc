import type { GameId, GameRole, Team } from '@waymark/contract';
import { useHost, useTranslate } from '@waymark/host-kit';
import { type Carrying, Icon, SortableList, TextLink, token } from '@waymark/ui';
import { ArrowUpRight } from '@waymark/ui/icons';
import styled from 'styled-components';
import { type Member, nameOf } from '../organized';
import { PersonLine } from '../person-line';
import { PersonMenu } from '../person-menu';
import type { People } from '../use-people';

const Code = styled(TextLink)`
  display: inline-flex;
  flex: none;
  align-items: center;
  gap: 3px;
  min-block-size: 32px;
  font: ${token.type13} ui-monospace, monospace;
  @media (pointer: coarse) { min-block-size: 44px; }
`;

interface PlayerListProps {
  readonly game: GameId;
  readonly team: Team;
  readonly players: readonly Member[];
  readonly people: People;
  readonly role: GameRole;
  readonly carrying: Carrying;
}

/** The players of a team. Each can be dragged to another team or to a list of the side panel. */
export function PlayerList({ game, team, players, people, role, carrying }: PlayerListProps) {
  const t = useTranslate();
  const { brand } = useHost();
  if (players.length === 0) return null;
  return (
    <SortableList
      label={t('Players of {team}', { team: team.name ?? '' })}
      items={players}
      idOf={({ id }) => String(id)}
      nameOf={nameOf}
      // Sorted by name, so items can't be reordered.
      onMove={() => undefined}
      carrying={carrying}
      sideways
    >
      {(player, { handle }) => (
        <PersonLine person={player} handle={handle}>
          {player.game?.code && (
            <Code
              href={`${brand.playerOrigin}/sign-in?code=${encodeURIComponent(player.game.code)}`}
              target="_blank"
              rel="noopener"
              aria-label={`${t('Unlock link of {name}', { name: nameOf(player) })}: ${player.game.code}`}
            >
              {player.game.code}
              <Icon of={ArrowUpRight} size={12} />
            </Code>
          )}
          <PersonMenu game={game} person={player} team={team} people={people} role={role} />
        </PersonLine>
      )}
    </SortableList>
  );
}
