import type { IconDrawing } from '../icon/icon';

/** What every line of a menu has. */
interface MenuLine {
  readonly id: string;
  readonly label: string;
  readonly icon?: IconDrawing;
  /** A second, quieter text. */
  readonly note?: string;
  readonly disabled?: boolean;
  /** Marks what cannot be taken back. */
  readonly danger?: boolean;
  /** Ticked: the one of several that is in force. */
  readonly checked?: boolean;
}

/** Something a menu does. */
export interface MenuAction extends MenuLine {
  readonly onSelect: () => void;
}

/** Somewhere a menu leads. */
export interface MenuLink extends MenuLine {
  readonly href: string;
  readonly newTab?: boolean;
}

/** Lines that belong together, set off by a line above, with a heading if there is one. */
export interface MenuSectionEntry {
  readonly id: string;
  readonly heading?: string;
  readonly entries: readonly (MenuAction | MenuLink)[];
}

/** A line or a section of a menu. */
export type MenuEntry = MenuAction | MenuLink | MenuSectionEntry;

/** Whether an entry is a section. */
export const isSection = (entry: MenuEntry): entry is MenuSectionEntry => 'entries' in entry;

/** All lines of a menu, sections unfolded. */
export const linesOf = (entries: readonly MenuEntry[]): (MenuAction | MenuLink)[] =>
  entries.flatMap((entry) => (isSection(entry) ? entry.entries : [entry]));
