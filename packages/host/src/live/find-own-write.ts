import { type LiveMessage, type LiveNoun, nounIn } from '@waymark/contract';
import type { OwnWrite, OwnWrites } from './own-writes';

/** Nouns by the first part of an address. */
const NOUNS: Readonly<Record<string, LiveNoun>> = {
  achievements: 'reward',
  answers: 'answer',
  games: 'game',
  groups: 'group',
  personalizations: 'personalization',
  tags: 'task',
  tasks: 'task',
  teams: 'team',
};

/**
 * Finds the write of this page that a message announces, once. The writer reloads affected data itself, so the message
 * must not reload it again. A write without a response may never have arrived, and the message may belong to a later
 * one like it: data loaded since the last of them is fresh enough, unless one of them failed.
 * @returns the time of the last response, undefined if one failed; undefined if this page has no matching write
 */
export function findOwnWrite(writes: OwnWrites, message: LiveMessage): Promise<number | undefined> | undefined {
  const alike = writes.recent.filter((write) => isAnnounced(write, message));
  const [first] = alike;
  if (!first) return undefined;
  writes.forget(first);
  return Promise.all(alike.map(({ answered }) => answered)).then((times) =>
    times.reduce<number | undefined>(
      (last, time) => (last === undefined || time === undefined ? undefined : Math.max(last, time)),
      0,
    ),
  );
}

/** Whether a message may be about a write: the same noun and id, and a field that was sent. */
function isAnnounced({ path, fields }: OwnWrite, { source, detail }: LiveMessage): boolean {
  const [, name = '', id] = /^\/(\w+)(?:\/(\d+))?/.exec(path) ?? [];
  const noun = NOUNS[name];
  if (!noun || noun !== nounIn(source)) return false;
  const named = (detail as Readonly<Record<string, { readonly id?: number } | undefined>>)[noun]?.id;
  if (id !== undefined && named !== undefined && Number(id) !== named) return false;
  const changed = detail.fields ?? [];
  return changed.length === 0 || fields.length === 0 || changed.some((field) => fields.includes(field));
}
