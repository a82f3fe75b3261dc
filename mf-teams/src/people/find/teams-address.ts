import { listAddress } from '@waymark/host-kit';

/** How the cards are ordered; `name` is the provider's own order. */
export const TEAM_ORDERS = ['name', 'stuck', 'place', 'players'] as const;
/** How the cards are ordered. */
export type TeamOrder = (typeof TEAM_ORDERS)[number];

/** The address of the teams: view, filters, order and page. */
export const teamsAddress = listAddress<{ view: 'cards' | 'map'; group: number; stuck: 0 | 1; order: TeamOrder }>({
  view: { usual: 'cards', read: (text) => (text === 'map' ? 'map' : undefined) },
  group: { usual: 0, read: (text) => (/^[1-9]\d{0,14}$/.test(text) ? Number(text) : undefined) },
  stuck: { usual: 0, read: (text) => (text === '1' ? 1 : undefined) },
  order: { usual: 'name', read: (text) => TEAM_ORDERS.find((order) => order === text) },
});

/** A place in the teams. */
export type TeamsPlace = ReturnType<typeof teamsAddress.read>;

/** The address without filters. */
export const ALL_TEAMS = { term: '', group: 0, stuck: 0 } as const satisfies Partial<TeamsPlace>;

/** Whether the address needs more than the provider's own pages. */
export const wantsWhole = ({ term, group, stuck, order }: TeamsPlace): boolean =>
  term !== '' || group !== 0 || stuck !== 0 || order !== 'name';

/** Whether a search or a filter leaves teams out. */
export const leavesOut = ({ term, group, stuck }: TeamsPlace): boolean => term !== '' || group !== 0 || stuck !== 0;
