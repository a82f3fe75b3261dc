import { useEffect } from 'react';
import { changesOf, inSendingOrder, partOf, type SendingOrder } from './record-changes';
import type { KeptDrafts } from './use-kept-drafts';

/** What came back after a reload and is not saved yet. */
export interface RestoredEdits {
  readonly count: number;
  has(field: string): boolean;
  saveAll(): void;
}

/** Brings what was typed before a reload into the screen; what is stored by now is no draft any more. */
export function useRestoredEdits<Edits extends object>(
  record: object,
  drafts: KeptDrafts<Edits>,
  how: SendingOrder & {
    readonly touched: Set<string>;
    readonly save: (field: string, edits: Partial<Edits>) => void;
  },
): RestoredEdits {
  const { restored, latest, drop } = drafts;
  const { touched, save } = how;
  useEffect(() => {
    const kept = restored.map((field) => ({ [field]: latest()[field] }));
    const stored = kept.filter((edit) => Object.keys(changesOf(record, edit)).length === 0);
    drop(Object.assign({}, ...stored));
    for (const field of restored) touched.add(String(field));
  }, [drop, latest, record, restored, touched]);
  return {
    count: restored.length,
    has: (field) => (restored as readonly string[]).includes(field),
    saveAll: () => {
      const edits = partOf(latest(), restored.map(String));
      for (const [field, group] of inSendingOrder(edits, how)) save(field, group as Partial<Edits>);
    },
  };
}
