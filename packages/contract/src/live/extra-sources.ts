/**
 * Codes beyond the specification, by the capability that announces them. Remotes name those they use in their manifest
 * (`live`); hosts pass them on like any other.
 */
export const EXTRA_LIVE_SOURCES = { 'team-places': 'ss.place.move', chat: 'ss.chat.create' } as const;

/** The code of a live message beyond the specification. */
export type ExtraLiveSource = (typeof EXTRA_LIVE_SOURCES)[keyof typeof EXTRA_LIVE_SOURCES];

const extras: ReadonlySet<string> = new Set(Object.values(EXTRA_LIVE_SOURCES));

/** Whether a code is one of those beyond the specification. */
export const isExtraLiveSource = (source: string): source is ExtraLiveSource => extras.has(source);
