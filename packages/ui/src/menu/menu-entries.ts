import type { IconDrawing } from '../icon/icon';

/** Properties of every menu item. */
interface MenuLine {
  readonly id: string;
  readonly label: string;
  readonly icon?: IconDrawing;
  /** Secondary text. */
  readonly note?: string;
  readonly disabled?: boolean;
  /** Marks actions that cannot be undone. */
  readonly danger?: boolean;
  /** Shows a tick if true. Items that all have it, in a section or menu, are one choice; an item alone is a switch. */
  readonly checked?: boolean;
}

/** A menu item that does something. */
export interface MenuAction extends MenuLine {
  readonly onSelect: () => void;
}

/** A menu item that is a link. */
export interface MenuLink extends MenuLine {
  readonly href: string;
  readonly newTab?: boolean;
}

/** A group of items with a separator and an optional heading. */
export interface MenuSectionEntry {
  readonly id: string;
  readonly heading?: string;
  readonly entries: readonly (MenuAction | MenuLink)[];
}

/** An item or a section of a menu. */
export type MenuEntry = MenuAction | MenuLink | MenuSectionEntry;

/** Whether an entry is a section. */
export const isSection = (entry: MenuEntry): entry is MenuSectionEntry => 'entries' in entry;

/** The role of an item that can be checked; undefined for others. */
export function roleOfLine(
  { checked }: MenuLine,
  group: readonly MenuLine[],
): 'menuitemradio' | 'menuitemcheckbox' | undefined {
  if (checked === undefined) return undefined;
  return group.length > 1 && group.every((line) => line.checked !== undefined) ? 'menuitemradio' : 'menuitemcheckbox';
}

/** All items of a menu, sections flattened. */
export const linesOf = (entries: readonly MenuEntry[]): (MenuAction | MenuLink)[] =>
  entries.flatMap((entry) => (isSection(entry) ? entry.entries : [entry]));
