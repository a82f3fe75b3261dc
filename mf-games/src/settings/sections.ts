import type { SettingsTab } from './use-settings-tab';

/** A group of fields with one line that says what it is for. */
export interface SectionWords {
  readonly id: string;
  readonly tab: SettingsTab;
  readonly title: string;
  readonly text: string;
  /** Only a game that exists has it. */
  readonly later?: true;
}

/** The sections of the settings, in the order of the screen. */
export const SECTIONS = {
  basics: {
    id: 'basics',
    tab: 'mandatory',
    title: 'Basics',
    text: 'Name, picture and the words players read first.',
  },
  contact: {
    id: 'contact',
    tab: 'mandatory',
    title: 'Contact',
    text: 'Who answers for this game, and the agreement it stands under.',
  },
  when: { id: 'when', tab: 'optional', title: 'When', text: 'Decide how the clock runs.' },
  where: {
    id: 'where',
    tab: 'optional',
    title: 'Where',
    text: 'Where this game is played, by the locations of its challenges.',
    later: true,
  },
  join: { id: 'join', tab: 'optional', title: 'Who may join', text: 'The door to your game.' },
  tour: {
    id: 'tour',
    tab: 'optional',
    title: 'Tour',
    text: 'Up to four pictures that players swipe through before they begin.',
    later: true,
  },
  during: {
    id: 'during',
    tab: 'optional',
    title: 'During the game',
    text: 'What players see and may do while they play.',
  },
  answers: {
    id: 'answers',
    tab: 'optional',
    title: 'Answers',
    text: 'When an answer counts, and what happens to one that comes too late.',
  },
  after: { id: 'after', tab: 'optional', title: 'After', text: 'What is left when the game is over.' },
  organising: {
    id: 'organising',
    tab: 'optional',
    title: 'For organisers',
    text: 'Where this game stands among your others, and what else hears of it.',
  },
} as const satisfies Readonly<Record<string, SectionWords>>;

/** The name of a section. */
export type SectionName = keyof typeof SECTIONS;

/**
 * The sections of a tab.
 * @param exists whether the game is there already
 */
export const sectionsOf = (tab: SettingsTab, exists: boolean): readonly SectionWords[] =>
  Object.values<SectionWords>(SECTIONS).filter((section) => section.tab === tab && (exists || !section.later));
