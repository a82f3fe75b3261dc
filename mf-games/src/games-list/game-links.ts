import { type GameRole, type GameRow, paths } from '@waymark/contract';
import type { IconDrawing } from '@waymark/ui';
import {
  Activity,
  Braces,
  ChartColumn,
  Clapperboard,
  Flag,
  Gift,
  HandHeart,
  Inbox,
  Layers,
  Package,
  Palette,
  Presentation,
  SlidersHorizontal,
  Smartphone,
  Trophy,
  Users,
  Waypoints,
} from '@waymark/ui/icons';

/** The phases of a game, which are the columns of the list ([G21]). */
export const PHASES = ['Before', 'During', 'After'] as const;
/** A phase of a game. */
export type Phase = (typeof PHASES)[number];

/** Decides who sees a link. */
interface Viewer {
  readonly role: GameRole;
  readonly has: (feature: string) => boolean;
  readonly row: GameRow;
}

/** A screen that a row links to. */
export interface GameLink {
  readonly id: string;
  readonly label: string;
  readonly icon: IconDrawing;
  readonly phase: Phase;
  /** Address in the builder; the player app's preview has none. */
  readonly path?: (game: number) => string;
  readonly sees: (viewer: Viewer) => boolean;
}

const everybody = () => true;
const administrators = ({ role }: Viewer) => role.administrator;
const administratorsWith =
  (feature: string) =>
  ({ role, has }: Viewer) =>
    role.administrator && has(feature);
const moderators = ({ role }: Viewer) => role.administrator || role.coordinator || role.judge;

/** Every screen that a row may link to, in the order of an organiser's work ([G21], [G22]). */
export const GAME_LINKS: readonly GameLink[] = [
  link('settings', 'Settings', SlidersHorizontal, 'Before', paths.settings, administrators),
  link('challenges', 'Challenges', Flag, 'Before', paths.challenges, administrators),
  link('path', 'Path', Waypoints, 'Before', paths.path, ({ has }) => has('adventures')),
  link('teams', 'Teams', Users, 'Before', paths.teams, administrators),
  link('groups', 'Groups', Layers, 'Before', paths.groups, administratorsWith('groups')),
  link('rewards', 'Rewards', Gift, 'Before', paths.rewards, administrators),
  link('branding', 'Branding', Palette, 'Before', paths.branding, administrators),
  link('personalizations', 'Personalizations', Braces, 'Before', paths.personalizations, administrators),
  { id: 'preview', label: 'App Preview', icon: Smartphone, phase: 'Before', sees: ({ row }) => Boolean(row.code) },
  link('stream', 'Stream', Activity, 'During', paths.stream, everybody),
  link('leaderboard', 'Leaderboard', Trophy, 'During', paths.leaderboard, everybody),
  link('monitor', 'Monitor', Inbox, 'During', paths.monitor, moderators),
  link('analytics', 'Analytics', ChartColumn, 'During', paths.analytics, administratorsWith('analytics')),
  link(
    'exports',
    'Exports',
    Package,
    'After',
    paths.exports,
    ({ role, row }) => role.administrator || row.export_player_enabled === 1,
  ),
  link('slideshow', 'Slideshow', Presentation, 'After', paths.slideshow, everybody),
  link('reels', 'Reels', Clapperboard, 'After', paths.reels, administrators),
  link('donate', 'Donate', HandHeart, 'After', paths.donate, administratorsWith('donations')),
];

function link(
  id: string,
  label: string,
  icon: IconDrawing,
  phase: Phase,
  path: (game: number) => string,
  sees: GameLink['sees'],
): GameLink {
  return { id, label, icon, phase, path, sees };
}

/**
 * The links whose screens are in service. Addresses differ by the game's id only, so one check per screen covers all
 * rows.
 */
export const linksInService = (knows: (to: string) => boolean): readonly GameLink[] =>
  GAME_LINKS.filter(({ path }) => path === undefined || knows(path(1)));

/** The links of one row for a viewer's role and features. */
export const linksOfRow = (links: readonly GameLink[], viewer: Viewer): readonly GameLink[] =>
  links.filter(({ sees }) => sees(viewer));
