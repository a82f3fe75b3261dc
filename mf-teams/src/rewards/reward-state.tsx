import { useTranslate } from '@waymark/host-kit';
import { SaveMark } from '@waymark/ui';
import { useEffect } from 'react';
import type { RewardsEditor } from './use-rewards';

const FIELDS = ['title', 'description', 'push', 'first', 'trig', 'style', 'points', 'photo'] as const;

/** The fields of a reward as the save queue names them. */
const fieldsOf = (reward: number): readonly string[] => FIELDS.map((field) => `${reward} ${field}`);

/** Whether a reward has changes that aren't saved. */
export const isUnsaved = ({ typed, saves }: RewardsEditor, reward: number): boolean =>
  fieldsOf(reward).some((field) => typed.has(field) || saves.unsaved.includes(field));

/** Forgets the failed saves of a reward whose editor is gone. */
export const useForgetReward = ({ saves }: RewardsEditor, reward: number): void =>
  useEffect(
    () => () => {
      for (const field of fieldsOf(reward)) saves.forget(field);
    },
    [saves, reward],
  );

/** The save state of the whole reward: failed takes precedence over saving. */
export function RewardState({ editor, reward }: { readonly editor: RewardsEditor; readonly reward: number }) {
  const t = useTranslate();
  const phases = fieldsOf(reward).map((field) => editor.saves.stateOf(field).phase);
  const failed = phases.filter((phase) => phase === 'failed').length;
  if (failed > 0) return <SaveMark state="failed" text={t('{n} not saved', { n: failed })} />;
  return <SaveMark state={(['saving', 'saved'] as const).find((phase) => phases.includes(phase)) ?? 'idle'} />;
}
