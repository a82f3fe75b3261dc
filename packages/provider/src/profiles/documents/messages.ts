import { fields, pickDocumented } from './answers/pick-documented';

/** The sources of part 1 section 7, and those that [G07] adds. */
const SOURCES: Readonly<Record<string, readonly string[]>> = {
  answer: ['accept', 'create', 'feature', 'reject', 'update'],
  dropbox: ['connected'],
  game: ['clone', 'delete', 'join', 'media', 'reel', 'rescore', 'score', 'update'],
  reward: ['create', 'delete', 'update'],
  task: ['create', 'delete', 'update', 'reel'],
  team: ['create', 'delete', 'merge', 'photo', 'rename', 'unmerge', 'update', 'reel'],
  personalization: ['create', 'delete', 'update'],
  group: ['create', 'delete', 'update'],
  analytic: ['teams'],
  admin: ['create', 'delete'],
  coordinator: ['create', 'delete'],
  user: ['ban', 'unban'],
};
const DOCUMENTED = new Set(
  Object.entries(SOURCES).flatMap(([noun, verbs]) => verbs.map((verb) => `ss.${noun}.${verb}`)),
);

/** The envelope of [G06]. */
const MESSAGE = {
  ...fields('id', 'source'),
  detail: {
    user_id: true,
    game: fields('id', 'name'),
    answer: fields('id', 'game_id'),
    reward: fields('id', 'game_id'),
    media: { ...fields('uuid', 'relation_id'), urls: fields('mp4', 'webm', 'gif', 'png') },
    task: fields('id', 'name'),
    team: fields('id', 'name'),
  },
} as const;

interface LiveFrame {
  readonly source: string;
  readonly detail: { readonly fields?: readonly string[] | undefined };
}

/** Extras of this provider that are announced as updates of the game, although no documented field changed. */
const EXTRAS = new Set(['jobs', 'judge_links', 'readiness', 'ready_messages', 'result_keys', 'reward_grants']);

/** The documented part of a live message; undefined if nothing of it is documented. */
export function documentedMessage(message: LiveFrame): unknown {
  const { source, detail } = message;
  const { fields: changed = [] } = detail;
  const isExtra = changed.length > 0 && changed.every((field) => EXTRAS.has(field));
  return DOCUMENTED.has(source) && !isExtra ? pickDocumented(message, MESSAGE) : undefined;
}
