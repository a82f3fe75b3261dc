import type { SettingsTab } from './use-settings-tab';

/** A group of fields with a line that explains it. */
export interface SectionWords {
  readonly id: string;
  readonly tab: SettingsTab;
  readonly title: string;
  readonly text: string;
  /** Only existing games have it. */
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
    text: 'Who to contact, and legal terms',
  },
  when: { id: 'when', tab: 'optional', title: 'When', text: 'Choose how the clock runs.' },
  where: {
    id: 'where',
    tab: 'optional',
    title: 'Where',
    text: 'Where this game is played',
    later: true,
  },
  join: { id: 'join', tab: 'optional', title: 'Who can join', text: 'How players find and join' },
  tour: {
    id: 'tour',
    tab: 'optional',
    title: 'Tour',
    text: 'Up to four pictures that players swipe through before they start.',
    later: true,
  },
  during: {
    id: 'during',
    tab: 'optional',
    title: 'During the game',
    text: 'What players see and can do during the game',
  },
  answers: {
    id: 'answers',
    tab: 'optional',
    title: 'Answers',
    text: 'When answers count, and what happens to late ones',
  },
  after: { id: 'after', tab: 'optional', title: 'After', text: 'What remains after the game' },
  organising: {
    id: 'organising',
    tab: 'optional',
    title: 'For organisers',
    text: 'Category and integrations',
  },
} as const satisfies Readonly<Record<string, SectionWords>>;

/** The name of a section. */
export type SectionName = keyof typeof SECTIONS;

/**
 * The sections of a tab.
 * @param exists whether the game exists
 */
export const sectionsOf = (tab: SettingsTab, exists: boolean): readonly SectionWords[] =>
  Object.values<SectionWords>(SECTIONS).filter((section) => section.tab === tab && (exists || !section.later));
