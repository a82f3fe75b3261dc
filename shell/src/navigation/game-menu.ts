import type { CurrentUser, Game, GameRole, MenuItem, Registry } from '@waymark/contract';
import { MENU_GROUPS, roleOf } from '@waymark/contract';

/** A group of the game's menu with what this person may see in it. */
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

/** The game's menu for one person ([G22]): by role and feature, from what the remotes in service offer. */
export function gameMenu(
  registry: Registry,
  { game, me, features }: { readonly game: Game; readonly me: CurrentUser; readonly features: ReadonlySet<string> },
): readonly MenuGroup[] {
  const role = roleOf(game.user, me);
  const items = registry.remotes
    .flatMap(({ current }) => current.menu)
    .filter((item) => mayOpen(item, { role, game, features }));
  return MENU_GROUPS.map((group) => ({
    group,
    items: items.filter((item) => item.group === group).sort((a, b) => a.order - b.order),
  })).filter(({ items: own }) => own.length > 0);
}

/** Whether a person finds an item in the menu. The provider decides what may be done behind it. */
export function mayOpen(
  item: MenuItem,
  {
    role,
    game,
    features,
  }: {
    readonly role: GameRole;
    readonly game: Pick<Game, 'export_player_enabled'>;
    readonly features: ReadonlySet<string>;
  },
): boolean {
  if (item.feature !== undefined && !features.has(item.feature)) return false;
  const who = item.for ?? [];
  if (role.joinedOnly) return who.includes('joined');
  if (role.administrator || who.includes('everyone')) return true;
  if (role.coordinator && who.includes('coordinator')) return true;
  if (role.judge && who.includes('judge')) return true;
  return who.includes('exporter') && game.export_player_enabled === 1;
}

/** The address of a menu item for a game. */
export const addressFor = (path: string, game: number): string => path.replace(':game', String(game));
