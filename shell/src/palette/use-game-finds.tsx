import { TASKS_FILTER_DEFAULT, type TeamsPage, tasksQuery, teamsQuery } from '@waymark/client';
import { type Game, type GameRow, paths, SETTING_NAMES } from '@waymark/contract';
import { finder, searchable, useTranslate } from '@waymark/host-kit';
import { useQuery } from '@waymark/host-kit/query';
import { Icon, passesOn } from '@waymark/ui';
import { Flag, Settings, User, Users } from '@waymark/ui/icons';
import { useMemo } from 'react';
import { useServices } from '../services/services-context';
import type { Pick, PickGroup } from './pick-dialog';
import type { ScreenPick } from './use-screens';
import { useSettled } from './use-settled';

/** More than any game has: teams and people are loaded once and filtered locally. */
const ALL = 9999;
/** Most results per kind. */
const MOST = 6;
/** Milliseconds after which loaded data is stale. */
const FRESH = 60_000;

/** A searchable entry. */
interface Entry {
  readonly text: string;
  readonly label: string;
  readonly hint?: string | undefined;
  /** Search term for its screen; undefined for what that would not find. */
  readonly term: string | undefined;
  readonly id: number;
}

/**
 * Finds challenges, teams, people and settings of a game, limited to screens this person may open. Uses only calls that
 * every platform has.
 */
export function useGameFinds(
  game: Game | GameRow | undefined,
  screens: readonly ScreenPick[],
  term: string,
  onClose: () => void,
): { readonly groups: readonly PickGroup[]; readonly busy: boolean } {
  const { api, history } = useServices();
  const t = useTranslate();
  const typed = term.trim();
  const wanted = useSettled(typed);
  const asks = wanted !== '' && passesOn(wanted);
  const opens = (path: string) => game !== undefined && screens.some((screen) => screen.path === path);
  const id = game?.id ?? (0 as never);
  const tasks = useQuery({
    ...tasksQuery(api, id, { ...TASKS_FILTER_DEFAULT, term: wanted, perPage: ALL_AT_ONCE }),
    enabled: asks && opens(paths.challenges.pattern),
    // Kept while the term changes, not when the game does.
    placeholderData: (last, query) => (query?.meta?.game === id ? last : undefined),
    staleTime: FRESH,
    retry: false,
  });
  const people = useQuery({
    ...teamsQuery(api, id, { page: 1, perPage: ALL }),
    enabled: asks && opens(paths.teams.pattern),
    staleTime: FRESH,
    retry: false,
  });
  const known = useMemo(() => people.data && entriesOf(people.data), [people.data]);
  if (!game || typed === '') return { groups: [], busy: false };

  const finds = finder(typed);
  const go = (to: string, state?: object) => () => {
    onClose();
    history.navigate(to, { state });
  };
  const picks = (kind: string, entries: readonly Entry[] = [], icon: Pick['icon']): Pick[] =>
    firstOf(entries, ({ text }) => finds(text)).map((entry) => ({
      id: `${kind}-${entry.id}`,
      label: entry.label || t('Untitled team'),
      hint: entry.hint,
      icon,
      onPick: go(
        `${paths.teams(id)}${entry.term && passesOn(entry.term) ? `?${new URLSearchParams({ term: entry.term })}` : ''}`,
      ),
    }));
  const challenges = (tasks.data?.items ?? []).map((task) => ({ task, label: task.name || t('Untitled challenge') }));
  const settings = Object.entries(SETTING_NAMES).map(([field, name]) => ({ field, label: t(name) }));
  const groups: PickGroup[] = [
    {
      id: 'challenges',
      heading: t('Challenges'),
      picks: opens(paths.challenges.pattern)
        ? firstOf(challenges, ({ label }) => finds(searchable(label))).map(({ task, label }) => ({
            id: `task-${task.id}`,
            label,
            icon: <Icon of={Flag} />,
            onPick: go(paths.challenges(id), { open: String(task.id) }),
          }))
        : [],
    },
    { id: 'teams', heading: t('Teams'), picks: picks('team', known?.teams, <Icon of={Users} />) },
    { id: 'people', heading: t('People'), picks: picks('person', known?.people, <Icon of={User} />) },
    {
      id: 'settings',
      heading: t('Settings'),
      picks: opens(paths.settings.pattern)
        ? firstOf(settings, ({ label }) => finds(searchable(label))).map(({ field, label }) => ({
            id: `setting-${field}`,
            label,
            icon: <Icon of={Settings} />,
            onPick: go(paths.settings(id), { field }),
          }))
        : [],
    },
  ];
  return { groups, busy: tasks.isFetching || people.isFetching };
}

/** Challenges per response. */
const ALL_AT_ONCE = 25;

/** The teams and people of a game, with their search texts. */
function entriesOf(page: TeamsPage): { readonly teams: readonly Entry[]; readonly people: readonly Entry[] } {
  const { items, unassigned, administrators = [], coordinators = [], invitations = [] } = page;
  const found = new Map<string, Entry>();
  const note = (person: { id?: number; name?: string; email?: string }, team?: { name?: string }) => {
    const { id = 0, name = '', email = '' } = person;
    if (email === '' || found.has(email)) return;
    const entry = { id, label: name || email, hint: team?.name || (name ? email : undefined) };
    // The screen's term finds teams and their players only.
    found.set(email, { ...entry, term: team && email, text: searchable(`${name} ${email}`) });
  };
  for (const team of items) for (const player of team.users) note(player, team);
  for (const person of [...unassigned, ...administrators, ...coordinators, ...invitations]) note(person);
  const teams = items.map(({ id, name = '', code }) => ({
    id,
    label: name,
    hint: code ?? undefined,
    term: name,
    text: searchable(`${name} ${code ?? ''}`),
  }));
  return { teams, people: [...found.values()] };
}

/** The first few matches. */
function firstOf<T>(all: readonly T[], fits: (one: T) => boolean): readonly T[] {
  const found: T[] = [];
  for (const one of all) {
    if (found.length >= MOST) break;
    if (fits(one)) found.push(one);
  }
  return found;
}
