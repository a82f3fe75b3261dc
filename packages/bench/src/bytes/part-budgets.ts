/** What a part of the build may weigh. */
export interface PartBudget {
  /** Compressed, in KB of 1000 bytes. */
  readonly kilobytes: number;
  /** Why it may weigh that much. Whoever moves the budget says here what the bytes are for. */
  readonly reason: string;
}

/** What any part may weigh that has no budget of its own. */
export const SMALL_PART = 25;

/** What each large part may weigh. A part that is not here is a small one; one that has grown needs a line here. */
export const PART_BUDGETS: Readonly<Record<string, PartBudget>> = {
  shell: {
    kilobytes: 95,
    reason: 'React, styled-components, router, queries and the first screen: what every visitor fetches',
  },
  'shell/builder': {
    kilobytes: 40,
    reason: 'Navigation, loader of remotes, live connection: every page behind the sign-in',
  },
  'shell/aria': { kilobytes: 73, reason: 'React Aria, once for every menu, select, dialog and date field of the page' },
  'shell/dates': { kilobytes: 10, reason: 'Calendars and zones, wanted by screens without React Aria as well' },
  'shell/writing': { kilobytes: 105, reason: 'TipTap and ProseMirror, fetched when somebody writes in an editor' },
  'mf-challenges': {
    kilobytes: 12,
    reason: 'Saving, queries and lists of host-kit, the skeletons and the hashes of its scripts',
  },
  'mf-challenges/challenges': {
    kilobytes: 30,
    reason: 'The list of challenges beside its editor, with dragging and selection',
  },
  'mf-challenges/list-later': {
    kilobytes: 27,
    reason: 'What the list needs once it is drawn: selection, dialogs, spreadsheets, deleted challenges',
  },
  'mf-challenges/editor-parts': {
    kilobytes: 33,
    reason: 'Every field of eleven types of challenges, and what players see; most comes with the list',
  },
  'mf-challenges/leaflet-map': { kilobytes: 44, reason: 'Leaflet, fetched when a map is on view' },
  'mf-challenges/model-stage': {
    kilobytes: 124,
    reason: 'three.js, fetched when somebody opens a model in the AR editor',
  },
  'mf-games': {
    kilobytes: 12,
    reason: 'Saving, queries and lists of host-kit, the skeletons and the hashes of its scripts',
  },
  'mf-games/games-list': { kilobytes: 26, reason: 'The games list with its filters, links and actions' },
  'mf-games/settings': { kilobytes: 28, reason: 'The first tab of the settings with saving by field' },
  'mf-games/leaflet-map': { kilobytes: 44, reason: 'Leaflet, fetched when a map is on view' },
  'mf-moderation/monitor': {
    kilobytes: 28,
    reason: 'The queue with the large answer, its keys, and decisions that are kept until they arrive',
  },
  'mf-moderation/stream': {
    kilobytes: 28,
    reason: 'react-window, media of every kind, and decisions that are kept until they arrive',
  },
  'mf-media/branding': { kilobytes: 29, reason: 'Colours, fonts and menu of the player app beside a live phone' },
  'mf-teams/teams': { kilobytes: 36, reason: 'Cards with their edit mode, people beside them, dragging between both' },
  'mf-teams/rewards': {
    kilobytes: 34,
    reason: 'Cards with an editor beside them, and keys that are completed while one types',
  },
  'mf-presentation': {
    kilobytes: 17,
    reason: 'The figures of the analytics are small enough to come with the entry; the hashes of its scripts',
  },
  'mf-presentation/lay-out-by-mermaid': {
    kilobytes: 135,
    reason: 'Mermaid without its other diagrams, fetched once the challenges of a path are there',
  },
};
