import { KEPT_DRAFTS } from '@waymark/host-kit';

/** Removes the typed text on this device. @param but the owner who keeps theirs (`draftOwner`) */
export function forgetDrafts(but?: string): void {
  try {
    for (const name of Object.keys(localStorage))
      if (name.startsWith(KEPT_DRAFTS) && !(but && name.startsWith(KEPT_DRAFTS + but))) localStorage.removeItem(name);
  } catch {
    // Without storage there is none.
  }
}
