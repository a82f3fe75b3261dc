import { groupsQuery } from '@waymark/client';
import type { GameId } from '@waymark/contract';
import { type ChangePlace, useHost, useTranslate } from '@waymark/host-kit';
import { useQuery } from '@waymark/host-kit/query';
import { Button, Filters, SearchBox, Select, token } from '@waymark/ui';
import { ArrowUpDown, Layers, Timer } from '@waymark/ui/icons';
import styled from 'styled-components';
import { TEAM_ORDERS, type TeamOrder, type TeamsPlace } from './teams-address';
import { ALL_GROUPS } from './use-found-teams';

const Row = styled(Filters)`
  & > button[aria-pressed='true'] {
    border-color: ${token.accent};
    background: ${token.accentSubtle};
    color: ${token.accentText};
  }
  @media (max-width: 767px) {
    & > * { min-block-size: ${token.controlTouch}; }
    /* Without icons the filters fit in one row. */
    & > [aria-haspopup] > [data-icon]:first-child { display: none; }
  }
`;

/** Has its room before it is known, so that nothing beside it moves. */
const Count = styled.span`
  display: inline-block;
  min-inline-size: 2ch;
  text-align: start;
  color: ${token.textMuted};
  font-weight: 400;
  font-variant-numeric: tabular-nums;
`;

/** Props of TeamFilters. */
export interface TeamFiltersProps {
  readonly game: GameId;
  readonly place: TeamsPlace;
  readonly change: ChangePlace<TeamsPlace>;
  /** Whether it is known which teams are stuck. */
  readonly tellsStuck: boolean;
  /** Number of stuck teams, if all teams are loaded. */
  readonly stuck: number | undefined;
  /** Groups are for administrators with the feature. */
  readonly hasGroups: boolean;
}

/** Search, filters and order of the teams, in one row. */
export function TeamFilters({ game, place, change, tellsStuck, stuck, hasGroups }: TeamFiltersProps) {
  const t = useTranslate();
  const { api } = useHost();
  const { data } = useQuery({ ...groupsQuery(api, game, ALL_GROUPS, { silent: true }), enabled: hasGroups });
  const groups = (data?.items ?? []).filter(({ teams }) => teams.length > 0);
  const orders: Readonly<Record<TeamOrder, string>> = {
    name: t('By name'),
    stuck: t('Stuck first'),
    place: t('By place'),
    players: t('Fewest players first'),
  };
  return (
    <Row>
      <SearchBox
        label={t('Team or player')}
        byKey
        value={place.term}
        // Continued typing is one history entry, not one per pause.
        onSearch={(term) => change({ term }, { replace: term !== '' && place.term !== '' })}
      />
      {tellsStuck && (
        <Button
          icon={Timer}
          aria-pressed={place.stuck === 1}
          onClick={() => change({ stuck: place.stuck === 1 ? 0 : 1 })}
        >
          {t('Stuck')} <Count>{stuck}</Count>
        </Button>
      )}
      <Select<TeamOrder>
        size="compact"
        label={t('Order')}
        icon={ArrowUpDown}
        value={place.order}
        options={TEAM_ORDERS.filter((order) => order !== 'stuck' || tellsStuck).map((value) => ({
          value,
          label: orders[value],
        }))}
        onChange={(order) => change({ order })}
      />
      {hasGroups && (groups.length > 0 || place.group !== 0) && (
        <Select
          size="compact"
          label={t('Group')}
          icon={Layers}
          placeholder={t('Choose a group')}
          value={String(place.group)}
          options={[
            { value: '0', label: t('All groups') },
            ...groups.map(({ id, name }) => ({ value: String(id), label: name })),
          ]}
          onChange={(id) => change({ group: Number(id) })}
        />
      )}
    </Row>
  );
}
