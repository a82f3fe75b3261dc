import { DeviceStore } from './device-store';
import type { DraftCopy } from './drafts';
import { draftOwner, KEPT_DRAFTS } from './offline';

interface KeptDraft {
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly shown: object;
}

/** Characters of all drafts on a device: a tenth of what browsers give an origin. */
const MOST = 500_000;

const drafts = new DeviceStore<KeptDraft>(KEPT_DRAFTS, (kept) => {
  const { at, shown } = (kept ?? {}) as Partial<KeptDraft>;
  return typeof at === 'number' && typeof shown === 'object' ? { at, shown } : undefined;
});

/** Whose a draft is, and where. */
export interface DraftPlace {
  /** The address of the provider that the account belongs to. */
  readonly provider: string;
  readonly account: number;
  readonly place: string;
  /** The account at this moment: the screen of one that signed out may change its drafts once more. */
  readonly signedIn: () => number | undefined;
}

/**
 * Opens a draft stored on this device, because phones close apps. An empty one is removed, and the oldest beyond the
 * limit.
 */
export function openKeptDraft({ provider, account, place, signedIn }: DraftPlace): DraftCopy {
  const name = draftOwner(provider, account) + place;
  removeOldest();
  return {
    kept: drafts.get(name)?.shown,
    keep: (shown) => {
      if (signedIn() !== account) return;
      if (Object.keys(shown).length > 0) drafts.set(name, { at: Date.now(), shown });
      else drafts.delete(name);
    },
  };
}

function removeOldest(): void {
  let left = MOST;
  for (const [one, draft] of [...drafts.all()].sort(([, { at }], [, other]) => other.at - at)) {
    left -= JSON.stringify(draft).length;
    if (left < 0) drafts.delete(one);
  }
}
