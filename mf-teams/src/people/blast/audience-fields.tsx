import { allTeamsQuery, type Blast, groupsQuery, teamsQuery } from '@waymark/client';
import { type GameId, PAGE_SIZE_DEFAULT, type Player } from '@waymark/contract';
import { useFeature, useHost, useTranslate } from '@waymark/host-kit';
import { useQuery } from '@waymark/host-kit/query';
import { MultiSelect, SegmentedControl, Select } from '@waymark/ui';

const KINDS = ['everybody', 'group', 'teams', 'player'] as const;

/** The chosen audience. */
export interface BlastAudience {
  readonly kind: (typeof KINDS)[number];
  readonly group: string | null;
  readonly teams: readonly string[];
  readonly player: string | null;
}

/** Everyone. */
export const EVERYBODY: BlastAudience = { kind: 'everybody', group: null, teams: [], player: null };

/** The audience for the request; undefined while incomplete. */
export function audienceOf({ kind, group, teams, player }: BlastAudience): Partial<Blast> | undefined {
  if (kind === 'everybody') return {};
  if (kind === 'group') return group === null ? undefined : { group_id: Number(group) };
  if (kind === 'teams') return teams.length === 0 ? undefined : { team_ids: teams.map(Number) };
  return player === null ? undefined : { player_id: Number(player) };
}

/** The maximum of one response. */
const ALL_GROUPS = { page: 1, perPage: 9999 };
/** Usually loaded already. Every page of teams names all people without one. */
const ANY_PAGE = { page: 1, perPage: PAGE_SIZE_DEFAULT };

interface AudienceFieldsProps {
  readonly game: GameId;
  readonly value: BlastAudience;
  readonly onChange: (value: BlastAudience) => void;
}

/** Chooses the audience: everyone, a group, teams or one player. */
export function AudienceFields({ game, value, onChange }: AudienceFieldsProps) {
  const { api } = useHost();
  const t = useTranslate();
  const hasGroups = useFeature('groups');
  const { data: teams = [], isPending: awaitsTeams } = useQuery({
    ...allTeamsQuery(api, game),
    enabled: value.kind === 'teams' || value.kind === 'player',
  });
  const people = useQuery({ ...teamsQuery(api, game, ANY_PAGE), enabled: value.kind === 'player' });
  const { data: groups, isPending: awaitsGroups } = useQuery({
    ...groupsQuery(api, game, ALL_GROUPS, { silent: true }),
    enabled: hasGroups && value.kind === 'group',
  });
  const optionsOf = (users: readonly Player[], note: string) =>
    users.flatMap(({ id, name, email }) =>
      id === undefined ? [] : [{ value: String(id), label: name || email || '', note }],
    );
  const players = [
    ...teams.flatMap(({ users, name = '' }) => optionsOf(users, name)),
    ...optionsOf(people.data?.unassigned ?? [], ''),
  ];
  const awaitsPlayers = awaitsTeams || people.isPending;
  const hint = (isLoading: boolean, placeholder: string) => (isLoading ? t('Loading') : placeholder);
  const labels = { everybody: t('Everyone'), group: t('A group'), teams: t('Teams'), player: t('A player') };
  return (
    <>
      <SegmentedControl
        label={t('To')}
        value={value.kind}
        options={KINDS.filter((kind) => kind !== 'group' || hasGroups).map((kind) => ({
          value: kind,
          label: labels[kind],
        }))}
        onChange={(kind) => onChange({ ...value, kind })}
      />
      {value.kind === 'group' && (
        <Select
          label={t('Group')}
          value={value.group}
          disabled={awaitsGroups}
          placeholder={hint(awaitsGroups, t('Choose a group'))}
          options={(groups?.items ?? []).map(({ id, name }) => ({ value: String(id), label: name }))}
          help={groups?.items.length === 0 ? t('This game has no groups yet.') : undefined}
          onChange={(group) => onChange({ ...value, group })}
        />
      )}
      {value.kind === 'teams' && (
        <MultiSelect
          label={t('Teams')}
          value={value.teams}
          disabled={awaitsTeams}
          placeholder={hint(awaitsTeams, t('Choose teams'))}
          options={teams.map(({ id, name = '' }) => ({ value: String(id), label: name }))}
          onChange={(chosen) => onChange({ ...value, teams: chosen })}
        />
      )}
      {value.kind === 'player' && (
        <Select
          label={t('Player')}
          value={value.player}
          disabled={awaitsPlayers}
          placeholder={hint(awaitsPlayers, t('Choose a player'))}
          filter
          options={players}
          onChange={(player) => onChange({ ...value, player })}
        />
      )}
    </>
  );
}
