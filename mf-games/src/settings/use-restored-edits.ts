import type { Game } from '@waymark/contract';
import type { KeptDrafts } from '@waymark/host-kit';
import { useEffect } from 'react';
import { changesOf, type GameEdits, type SettingsField } from './game-changes';

/** What came back after a reload and is not saved yet. */
export interface RestoredEdits {
  readonly count: number;
  has(field: SettingsField): boolean;
  saveAll(): void;
}

/** Brings what was typed before a reload into the screen; what is stored by now is no draft any more. */
export function useRestoredEdits(
  game: Game,
  drafts: KeptDrafts<GameEdits>,
  { touched, save }: { touched: Set<SettingsField>; save: (field: SettingsField) => void },
): RestoredEdits {
  const { restored, latest, drop } = drafts;
  useEffect(() => {
    const kept = restored.map((field) => ({ [field]: latest()[field] }));
    drop(Object.assign({}, ...kept.filter((edit) => Object.keys(changesOf(game, edit)).length === 0)));
    for (const field of restored) touched.add(field as SettingsField);
  }, [drop, game, latest, restored, touched]);
  return {
    count: restored.length,
    has: (field) => (restored as readonly string[]).includes(field),
    saveAll: () => {
      // Times are written in the zone, so it goes first.
      const inOrder = [...restored].sort((one, other) => Number(other === 'tz') - Number(one === 'tz'));
      for (const field of inOrder) save(field as SettingsField);
    },
  };
}
