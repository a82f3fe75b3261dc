import {
  Activity,
  Braces,
  ChartColumn,
  Clapperboard,
  Flag,
  Gift,
  HandHeart,
  Inbox,
  Languages,
  Layers,
  LayoutGrid,
  LogOut,
  Package,
  Palette,
  Play,
  Presentation,
  SlidersHorizontal,
  Trophy,
  User,
  Users,
  Waypoints,
} from 'lucide';
import { Icon, type IconProps } from './icon';

const ICONS = {
  dashboard: LayoutGrid,
  settings: SlidersHorizontal,
  challenges: Flag,
  path: Waypoints,
  teams: Users,
  groups: Layers,
  rewards: Gift,
  branding: Palette,
  personalisation: Braces,
  monitor: Inbox,
  stream: Activity,
  leaderboard: Trophy,
  slideshow: Presentation,
  analytics: ChartColumn,
  exports: Package,
  reels: Clapperboard,
  donate: HandHeart,
  play: Play,
  language: Languages,
  account: User,
  'sign-out': LogOut,
} as const;

/** Icon names that menu items in the registry may use. */
export type IconName = keyof typeof ICONS;

/** Whether a name from a registry is a known icon. */
export const isIconName = (name: string): name is IconName => Object.hasOwn(ICONS, name);

/** The icon of a menu item by its name in the registry; unknown names show a flag. */
export function MenuIcon({ name, ...rest }: { readonly name: string } & Omit<IconProps, 'of'>) {
  return <Icon of={isIconName(name) ? ICONS[name] : Flag} {...rest} />;
}
