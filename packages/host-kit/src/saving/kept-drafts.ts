import { DeviceStore } from './device-store';

interface KeptDraft {
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly shown: object;
}

/** Characters of all drafts on a device: a tenth of what browsers give an origin. */
const MOST = 500_000;

const drafts = new DeviceStore<KeptDraft>('waymark.unsaved.', (kept) => {
  const { at, shown } = (kept ?? {}) as Partial<KeptDraft>;
  return typeof at === 'number' && typeof shown === 'object' ? { at, shown } : undefined;
});

/** Start of the names of an account's drafts. Two providers may have the same ids. */
export const draftOwner = (provider: string, account: number): string => `${account}@${provider}:`;

/** Stores a draft on this device, because phones close apps; an empty one is removed. */
export function keepDraft(name: string, shown: object): void {
  if (Object.keys(shown).length > 0) drafts.set(name, { at: Date.now(), shown });
  else drafts.delete(name);
}

/** A draft stored on this device. The oldest beyond the limit are removed first. */
export function keptDraft(name: string): unknown {
  let left = MOST;
  for (const [one, draft] of [...drafts.all()].sort(([, { at }], [, other]) => other.at - at)) {
    left -= JSON.stringify(draft).length;
    if (left < 0) drafts.delete(one);
  }
  return drafts.get(name)?.shown;
}

/** Removes the drafts on this device. @param but the account that keeps its own */
export function forgetDrafts(but?: string): void {
  for (const name of drafts.all().keys()) if (but === undefined || !name.startsWith(but)) drafts.delete(name);
}
