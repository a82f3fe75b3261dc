import { useState } from 'react';
import type { RowDraft } from './rows';

const isOfOneRow = (one: RowDraft, other: RowDraft): boolean =>
  one.key === other.key || (one.id !== undefined && one.id === other.id);

/** The draft in the form. One that comes back while another is being edited opens after it. */
export function useRowDrafts() {
  const [drafts, setDrafts] = useState<readonly RowDraft[]>([]);
  return {
    draft: drafts[0],
    open: (draft: RowDraft) => setDrafts(([, ...waiting]) => [draft, ...waiting]),
    close: () => setDrafts(([, ...waiting]) => waiting),
    /** Restores what could not be saved, unless the same row is being edited again. */
    giveBack: (refused: RowDraft) =>
      setDrafts((all) => {
        const others = all.filter((one) => !(one.returned && isOfOneRow(one, refused)));
        return others.some((one) => isOfOneRow(one, refused)) ? others : [...others, refused];
      }),
  };
}
