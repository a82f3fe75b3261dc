/** The budget of a part of the build. */
export interface PartBudget {
  /** Compressed, in KB of 1000 bytes. */
  readonly kilobytes: number;
  /** The reason for its size. Whoever raises the budget explains here what the bytes are for. */
  readonly reason: string;
}

/** The budget of parts without their own. */
export const SMALL_PART = 25;

const FONT: PartBudget = {
  kilobytes: 52,
  reason: 'One script of a handwritten font in one weight, fetched when the phone shows its letters',
};
const LEAFLET: PartBudget = {
  kilobytes: 47,
  reason:
    'Leaflet with search, position and the ground below, and a view that neither search nor buttons cover, fetched when a map is on view',
};
const LAND: PartBudget = {
  kilobytes: 154,
  reason: 'Outlines of land as fine as a region needs, fetched where no map tiles come',
};

/** Budgets of large parts. Parts that aren't listed are small; one that has grown needs a line here. */
export const PART_BUDGETS: Readonly<Record<string, PartBudget>> = {
  shell: {
    kilobytes: 96,
    reason:
      'React, styled-components, router, queries, the first screen, and one page for all that is not available: what every visitor fetches',
  },
  'shell/builder': {
    kilobytes: 39,
    reason: 'Navigation, loader of remotes, what screens need at once of live messages: every page behind the sign-in',
  },
  'shell/aria': { kilobytes: 73, reason: 'React Aria, once for every menu, select, dialog and date field of the page' },
  'shell/dates': { kilobytes: 10, reason: 'Calendars and zones, wanted by screens without React Aria as well' },
  'shell/writing': { kilobytes: 105, reason: 'TipTap and ProseMirror, fetched when somebody writes in an editor' },
  'mf-challenges/list-later': {
    kilobytes: 31,
    reason:
      'What the list needs once it is drawn: selection, dialogs with their fields and what they check before they send, spreadsheets, deleted challenges, numbers with one and many, what it asks about',
  },
  'mf-challenges/editor-parts': {
    kilobytes: 42,
    reason:
      "Every field of eleven types of challenges, answers one by one, what a server refuses of each, AR items that are saved with it, a conflict that lies over what follows, one deleted elsewhere, what pictures show, and what players see with the game's words in place of its keys, in a file of its own for people who may only look; most loads with the list",
  },
  'mf-challenges/leaflet-map': LEAFLET,
  'mf-challenges/land': LAND,
  'mf-games/leaflet-map': LEAFLET,
  'mf-games/land': LAND,
  'mf-teams/leaflet-tracks': LEAFLET,
  'mf-teams/land': LAND,
  'mf-media/caveat-latin-400-normal.woff2?inline': FONT,
  'mf-media/caveat-latin-700-normal.woff2?inline': FONT,
  'mf-media/caveat-cyrillic-400-normal.woff2?inline': FONT,
  'mf-media/caveat-cyrillic-700-normal.woff2?inline': FONT,
  'mf-media/caveat-cyrillic-ext-700-normal.woff2?inline': FONT,
  'mf-challenges/model-stage': {
    kilobytes: 124,
    reason: 'three.js, fetched when somebody opens a model in the AR editor',
  },
  'mf-presentation/leaflet-map': LEAFLET,
  'mf-presentation/land': LAND,
  'mf-presentation/game-progress': {
    kilobytes: 29,
    reason:
      'The panels of analytics with their charts and scales, and a matrix that is drawn while it moves, fetched once the counts of the game are there',
  },
  'mf-presentation/mermaid-in-turns': {
    kilobytes: 132,
    reason:
      'Mermaid with its flowcharts and without its other diagrams and its themes, fetched once the challenges of a path are there',
  },
};
