import type { GameId, GameRole, Team, TeamId } from '@waymark/contract';
import { type ChangePlace, ListPages, ListStates, useTranslate } from '@waymark/host-kit';
import type { IdSet } from '@waymark/host-kit/screen-state';
import { type Carrying, Stack, useOneStop } from '@waymark/ui';
import { useRef } from 'react';
import { TeamCard } from './card/team-card';
import { ALL_TEAMS, type TeamsPlace } from './find/teams-address';
import type { useFoundTeams } from './find/use-found-teams';
import type { Crew } from './organized';
import { TeamsSkeleton } from './teams-skeleton';
import { Cards } from './teams-styles';
import type { useFreshTeam } from './use-fresh-team';
import type { People } from './use-people';
import type { TeamsEditor } from './use-teams';

interface TeamListProps {
  readonly game: GameId;
  readonly place: TeamsPlace;
  readonly change: ChangePlace<TeamsPlace>;
  readonly found: ReturnType<typeof useFoundTeams>;
  readonly crews: readonly Crew[];
  readonly editor: TeamsEditor;
  readonly people: People;
  readonly role: GameRole;
  readonly carrying: Carrying;
  /** Teams in edit mode. */
  readonly open: IdSet<TeamId>;
  readonly fresh: ReturnType<typeof useFreshTeam>;
  /** When this screen last received a live answer, by team, in milliseconds. */
  readonly heard: ReadonlyMap<number, number>;
  readonly running: boolean;
  /** The open card at this place is about to close, and may leave the list. */
  readonly onClose: (place: number) => void;
  readonly onDelete: (team: Team) => void;
}

/** The teams as cards in pages. */
export function TeamList(props: TeamListProps) {
  const { place, change, found, crews, open, fresh, heard, onClose, onDelete, ...shared } = props;
  const t = useTranslate();
  const list = useRef<HTMLDivElement>(null);
  // In an open card only the title row: its fields keep their own tab stops.
  useOneStop(list, '[data-team-row]');
  return (
    <Stack ref={list}>
      <ListStates
        query={found.query}
        items={shared.people.shown && crews}
        skeleton={<TeamsSkeleton />}
        failed={t("We couldn't load the teams")}
        empty={{
          title: t('No teams yet'),
          text: t('Add a team, or let players make their own when they join.'),
        }}
        narrowed={
          found.isNarrowed && {
            title: t('No team matches'),
            text: t('Check the spelling, or look among all teams.'),
            onClear: () => change(ALL_TEAMS),
          }
        }
      >
        <Cards aria-label={t('Teams')}>
          {crews.map((crew, at) => (
            <TeamCard
              key={crew.team.id}
              {...shared}
              crew={crew}
              open={open.has(crew.team.id)}
              fresh={fresh.stateOf(crew.team.id)}
              heard={heard.get(crew.team.id)}
              onToggle={() => {
                const isOpen = open.has(crew.team.id);
                if (isOpen) onClose(at);
                open.set([crew.team.id], !isOpen);
              }}
              onDelete={() => onDelete(crew.team)}
            />
          ))}
        </Cards>
      </ListStates>
      <ListPages list={found} place={place} change={change} count={found.count} />
    </Stack>
  );
}
