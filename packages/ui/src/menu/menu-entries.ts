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
  /** Shows a tick: the current one of several. */
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

/** All items of a menu, sections flattened. */
export const linesOf = (entries: readonly MenuEntry[]): (MenuAction | MenuLink)[] =>
  entries.flatMap((entry) => (isSection(entry) ? entry.entries : [entry]));
