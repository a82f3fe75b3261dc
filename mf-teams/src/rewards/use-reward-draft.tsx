import type { Reward } from '@waymark/contract';
import { settle } from '@waymark/host-kit';
import { SaveMark } from '@waymark/ui';
import { useEffect, useState } from 'react';
import type { RewardsEditor } from './use-rewards';

/** A text of a reward, saved on blur and kept in the field if that fails. */
export function useRewardDraft(reward: Reward, editor: RewardsEditor, field: 'title' | 'description' | 'push') {
  const stored = reward[field] ?? '';
  const name = `${reward.id} ${field}`;
  const [draft, setDraft] = useState<string>();
  const state = editor.saves.stateOf(name);
  const isTyped = draft !== undefined && draft !== stored;
  const { setTyped } = editor;
  useEffect(() => {
    setTyped(name, isTyped);
    return () => setTyped(name, false);
  }, [name, setTyped, isTyped]);
  const save = async (text: string) => {
    if (text === stored) {
      settle(editor.saves, name);
      return setDraft(undefined);
    }
    if (await editor.save(reward.id, { [field]: text })) setDraft((now) => (now === text ? undefined : now));
  };
  return {
    value: draft ?? stored,
    error: state.phase === 'failed' ? state.reason : undefined,
    tail: <SaveMark state={state.phase} {...(isTyped ? { onRetry: () => void save(draft) } : {})} />,
    onChange: setDraft,
    onSave: (text: string) => void save(text),
  };
}
