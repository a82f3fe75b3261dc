import { type CurrentUser, type Game, MENU_GROUPS, type MenuItem, roleOf } from '@waymark/contract';
import type { Areas } from '@waymark/host/remotes/open-route';

/** A group of the game's menu with the entries this person may see. */
export interface MenuGroup {
  readonly group: (typeof MENU_GROUPS)[number];
  readonly items: readonly MenuItem[];
}

/** Titles of the menu's groups, in the order of an organiser's work. */
export const GROUP_TITLES: Readonly<Record<MenuGroup['group'], string>> = {
  prepare: 'Prepare',
  run: 'Run',
  after: 'After',
};

/** The person and game of a menu. */
export interface MenuReader {
  readonly game: Pick<Game, 'user' | 'export_player_enabled'>;
  readonly me: CurrentUser;
  readonly features: ReadonlySet<string>;
  /** Whether a remote in service draws a route; a menu leaves out the others. */
  readonly draws: (path: string) => boolean;
}

/** The game's menu for one person ([G22]): by role and feature, from the areas' entries. */
export function gameMenu(areas: Areas, reader: MenuReader): readonly MenuGroup[] {
  const items = areas.remotes.flatMap(({ current }) => current.menu).filter((item) => isOffered(item, reader));
  return MENU_GROUPS.map((group) => ({
    group,
    items: items.filter((item) => item.group === group).sort((a, b) => a.order - b.order),
  })).filter(({ items: own }) => own.length > 0);
}

/** Whether a person sees a menu entry. The provider decides permissions. */
function isOffered(item: MenuItem, { game, me, features, draws }: MenuReader): boolean {
  if (!draws(item.path)) return false;
  if (item.feature !== undefined && !features.has(item.feature)) return false;
  const role = roleOf(game.user, me);
  const who = item.for ?? [];
  // Guests of a judge link may only judge.
  if (me.by_link) return who.includes('judge');
  // An unknown role is judged by the provider.
  if (role.administrator || !game.user) return true;
  // Entries of a role apply whatever the access; players only have the slideshow.
  if (role.coordinator && who.includes('coordinator')) return true;
  if (role.judge && who.includes('judge')) return true;
  if (game.user?.access === 'Joined') return who.includes('joined');
  return who.includes('everyone') || (who.includes('exporter') && game.export_player_enabled === 1);
}

/** The address of a menu entry for a game. */
export const addressFor = (path: string, game: number): string => path.replace(':game', String(game));
