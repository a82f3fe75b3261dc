/** All live message codes by noun (spec part 1, section 7; [G07] for the people events). */
export const LIVE_SOURCES = {
  answer: ['ss.answer.accept', 'ss.answer.create', 'ss.answer.feature', 'ss.answer.reject', 'ss.answer.update'],
  dropbox: ['ss.dropbox.connected'],
  game: [
    'ss.game.clone',
    'ss.game.delete',
    'ss.game.join',
    'ss.game.media',
    'ss.game.reel',
    'ss.game.rescore',
    'ss.game.score',
    'ss.game.update',
  ],
  reward: ['ss.reward.create', 'ss.reward.delete', 'ss.reward.update'],
  task: ['ss.task.create', 'ss.task.delete', 'ss.task.update', 'ss.task.reel'],
  team: [
    'ss.team.create',
    'ss.team.delete',
    'ss.team.merge',
    'ss.team.photo',
    'ss.team.rename',
    'ss.team.unmerge',
    'ss.team.update',
    'ss.team.reel',
  ],
  personalization: ['ss.personalization.create', 'ss.personalization.delete', 'ss.personalization.update'],
  group: ['ss.group.create', 'ss.group.delete', 'ss.group.update'],
  analytic: ['ss.analytic.teams'],
  people: [
    'ss.admin.create',
    'ss.admin.delete',
    'ss.coordinator.create',
    'ss.coordinator.delete',
    'ss.user.ban',
    'ss.user.unban',
  ],
} as const;

/** The noun of a live message. */
export type LiveNoun = keyof typeof LIVE_SOURCES;
/** The code of a live message that this version knows. */
export type LiveSource = (typeof LIVE_SOURCES)[LiveNoun][number];

/** All codes, for subscribing the socket. */
export const ALL_LIVE_SOURCES: readonly LiveSource[] = Object.values(LIVE_SOURCES).flat();

const nounBySource = new Map<string, LiveNoun>(
  (Object.keys(LIVE_SOURCES) as LiveNoun[]).flatMap((noun) =>
    LIVE_SOURCES[noun].map((source) => [source, noun] as const),
  ),
);

/** The noun of a code; undefined for a code unknown to this version. */
export const nounOf = (source: string): LiveNoun | undefined => nounBySource.get(source);

/** Whether this version knows the code. */
export const isLiveSource = (source: string): source is LiveSource => nounBySource.has(source);
