import type { PeopleList, TeamsPage } from '@waymark/client';
import type { CurrentUser, GameUser, Person, Player, Team, TeamId } from '@waymark/contract';

/** A player, or an address without an account. */
export interface Somebody {
  readonly id: number;
  readonly email?: string | undefined;
  readonly name?: string | undefined;
}

/** A player with an id. */
export interface Member extends Somebody {
  readonly game?: Player['game'];
}

/** A team and its players. */
export interface Crew {
  readonly team: Team;
  readonly players: readonly Member[];
}

/** Teams and people of a game, as displayed. */
export interface Organized {
  readonly crews: readonly Crew[];
  readonly unassigned: readonly Member[];
  readonly administrators: readonly Somebody[];
  /** Ids of the game's creators, who stay administrators. */
  readonly creators: ReadonlySet<number>;
  readonly coordinators: readonly Somebody[];
  readonly banned: readonly Somebody[];
  readonly invitations: readonly Somebody[];
}

/** Some teams with their players, in the order of `teams`. */
export function crewsOf(view: Organized | undefined, teams: readonly Team[]): readonly Crew[] {
  const byId = new Map(view?.crews.map((crew) => [crew.team.id, crew]));
  return teams.flatMap(({ id }) => byId.get(id) ?? []);
}

/** A change to a person: into a team (0 for none), onto or off a list, or without their invitation. */
export type PeopleChange =
  | { readonly kind: 'place'; readonly person: Somebody; readonly team: TeamId | 0 }
  | { readonly kind: 'add' | 'take'; readonly person: Somebody; readonly list: PeopleList }
  | { readonly kind: 'withdraw'; readonly person: Somebody };

/** A person's name, or their e-mail address. */
export const nameOf = ({ name, email }: Omit<Somebody, 'id'>): string => name || email || '';

/** Same person: by id, or by e-mail address if there is no account yet. */
export const isSame = (one: Partial<Somebody>, other: Somebody): boolean =>
  one.id === other.id || (!!one.email && one.email.toLowerCase() === other.email?.toLowerCase());

/** Whether a person is one of some people. */
export const isAmong = (people: readonly Partial<Somebody>[], person: Somebody): boolean =>
  people.some((one) => isSame(one, person));
const byName = (one: Somebody, other: Somebody): number =>
  nameOf(one).localeCompare(nameOf(other), undefined, { sensitivity: 'base' });
const without = <P extends Somebody>(people: readonly P[], person: Somebody): readonly P[] =>
  isAmong(people, person) ? people.filter((one) => !isSame(one, person)) : people;
const withOne = <P extends Somebody>(people: readonly P[], person: P): readonly P[] =>
  isAmong(people, person) ? people : [...people, person].sort(byName);

/** The people with an id. */
const named = (people: readonly (Player | Person)[]): readonly Member[] =>
  people.flatMap(({ id, email, name, game }) =>
    id === undefined ? [] : [{ id, email, name, game: game as Player['game'] }],
  );

/** The people of a page. Lists that the provider leaves out are derived from the flags of its players ([G91]). */
export function organize(
  page: TeamsPage,
  teams: readonly Team[],
  { user, me }: { readonly user: GameUser | undefined; readonly me: CurrentUser },
): Organized {
  const crews = teams.map((team) => ({ team, players: named(team.users) }));
  const unassigned = named(page.unassigned);
  const players = [...crews.flatMap((crew) => crew.players), ...unassigned];
  const those = (people: readonly Person[] | undefined, flag: 'administrator' | 'coordinator' | 'banned') =>
    people ? named(people) : players.filter(({ game }) => game?.[flag] === true);
  const own = isCreator(user) && me.id !== undefined ? [{ id: me.id, email: me.email }] : [];
  const creators: readonly Somebody[] = [...players.filter(({ game }) => game?.creator === true), ...own];
  return {
    crews,
    unassigned,
    administrators: creators.reduce(withOne, those(page.administrators, 'administrator')),
    creators: new Set(creators.map(({ id }) => id)),
    coordinators: those(page.coordinators, 'coordinator'),
    banned: those(page.banned, 'banned'),
    invitations: named(page.invitations ?? []),
  };
}

const isCreator = (user: GameUser | undefined): boolean => user?.access === 'Created' || user?.creator === true;

/** Teams and people after a change. */
export function withPeopleChange(view: Organized, change: PeopleChange): Organized {
  const { person } = change;
  if (change.kind === 'place') return placed(view, person, change.team);
  // The ids of invitations are not those of people.
  if (change.kind === 'withdraw') {
    return { ...view, invitations: view.invitations.filter(({ id }) => id !== person.id) };
  }
  const { list } = change;
  if (change.kind === 'take') {
    const rest = { ...view, [list]: without(view[list], person) };
    return list === 'banned' ? { ...rest, unassigned: withOne(view.unassigned, person) } : rest;
  }
  const gone = { ...view, unassigned: without(view.unassigned, person) };
  if (list !== 'banned') return { ...gone, [list]: withOne(view[list], person) };
  return {
    ...gone,
    crews: view.crews.map((crew) => ({ ...crew, players: without(crew.players, person) })),
    administrators: without(view.administrators, person),
    coordinators: without(view.coordinators, person),
    banned: withOne(view.banned, person),
  };
}

function placed(view: Organized, person: Somebody, to: TeamId | 0): Organized {
  const member = memberOf(view, person);
  const crews = view.crews.map((crew) => {
    const players = without(crew.players, person);
    return { ...crew, players: crew.team.id === to ? withOne(players, member) : players };
  });
  const rest = without(view.unassigned, person);
  return { ...view, crews, unassigned: to === 0 ? withOne(rest, member) : rest };
}

const playersIn = ({ crews, unassigned }: Organized): readonly Member[] => [
  ...crews.flatMap(({ players }) => players),
  ...unassigned,
];

/** A person as the lists know them: an e-mail address may belong to a player. */
export const memberOf = (view: Organized, person: Somebody): Member =>
  playersIn(view).find((one) => isSame(one, person)) ?? person;

/** A player by id. */
export const findPlayer = (view: Organized, id: string): Member | undefined =>
  playersIn(view).find((person) => String(person.id) === id);

/** Whether a person is in the game beside its teams: a player, invited, or organising it. */
export const isBesideTeams = (view: Organized, person: Somebody): boolean =>
  [view.unassigned, view.invitations, view.administrators, view.coordinators].some((list) => isAmong(list, person));

/** The visible teams of a person. */
export const teamsOf = (view: Organized, person: Somebody): readonly Team[] =>
  view.crews.filter(({ players }) => isAmong(players, person)).map(({ team }) => team);
