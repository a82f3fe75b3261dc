import type { Brand } from '@waymark/client';
import { MENU_SECTIONS, type MenuSectionName, menuField } from '@waymark/contract';
import type { IconDrawing } from '@waymark/ui';
import {
  Activity,
  CircleHelp,
  Clapperboard,
  Flag,
  Gift,
  Link,
  MessageSquare,
  Trophy,
  UserPlus,
} from '@waymark/ui/icons';
import type { BrandEdits } from '../brand-fields';

/** The default icon and title of each section. */
export const SECTION_FACES: Readonly<Record<MenuSectionName, { readonly label: string; readonly icon: IconDrawing }>> =
  {
    challenges: { label: 'Challenges', icon: Flag },
    stream: { label: 'Stream', icon: Activity },
    leaderboard: { label: 'Leaderboard', icon: Trophy },
    reels: { label: 'Reels', icon: Clapperboard },
    rewards: { label: 'Rewards', icon: Gift },
    join: { label: 'Join', icon: UserPlus },
    notifications: { label: 'Chat', icon: MessageSquare },
    help: { label: 'Help', icon: CircleHelp },
    custom: { label: 'Custom', icon: Link },
  };

const orderOf = (brand: Partial<Brand>, section: MenuSectionName): number =>
  brand[menuField(section, 'order')] ?? MENU_SECTIONS.indexOf(section);

/** The sections in menu order, starting at 0. */
export const sectionsInOrder = (brand: Partial<Brand>): readonly MenuSectionName[] =>
  [...MENU_SECTIONS].sort((one, other) => orderOf(brand, one) - orderOf(brand, other));

/** Moves a section to an order, swapping with the section that has it. */
export function swapOrder(brand: Partial<Brand>, section: MenuSectionName, order: number): BrandEdits {
  const other = MENU_SECTIONS.find((one) => one !== section && orderOf(brand, one) === order);
  return {
    [menuField(section, 'order')]: order,
    ...(other ? { [menuField(other, 'order')]: orderOf(brand, section) } : {}),
  };
}
