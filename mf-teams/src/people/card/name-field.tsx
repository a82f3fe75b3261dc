import { TEAM_NAME_MAX, type Team } from '@waymark/contract';
import { settle, useTranslate } from '@waymark/host-kit';
import { SaveMark, TextField } from '@waymark/ui';
import { useEffect, useRef, useState } from 'react';
import type { TeamsEditor } from '../use-teams';

interface NameFieldProps {
  readonly team: Team;
  readonly editor: TeamsEditor;
  readonly focused: boolean;
}

/** A team's name, saved on blur. An unsaved name stays in the field. */
export function NameField({ team, editor, focused }: NameFieldProps) {
  const t = useTranslate();
  const { saves, setTyped } = editor;
  const field = `${team.id} name`;
  const state = saves.stateOf(field);
  const [draft, setDraft] = useState<string>();
  const stored = team.name ?? '';
  const typed = draft !== undefined && draft.trim() !== stored;
  useEffect(() => {
    setTyped(team.id, typed);
    return () => setTyped(team.id, false);
  }, [setTyped, team.id, typed]);
  // What was typed goes with the field.
  useEffect(() => () => saves.forget(field), [saves, field]);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (!focused) return;
    input.current?.focus({ preventScroll: true });
    input.current?.select();
  }, [focused]);
  const save = async (text: string) => {
    const name = text.trim();
    if (name === stored) settle(saves, field);
    if (name === '' || name === stored) return setDraft(name === '' ? text : undefined);
    if (await editor.rename(team.id, name)) setDraft((now) => (now?.trim() === name ? undefined : now));
  };
  const empty = draft !== undefined && draft.trim() === '';
  const failed = state.phase === 'failed' ? state.reason : undefined;
  return (
    <TextField
      ref={input}
      label={t('Team name')}
      value={draft ?? stored}
      max={TEAM_NAME_MAX}
      autoComplete="off"
      error={empty ? t('Enter a name.') : failed}
      tail={<SaveMark state={state.phase} {...(draft ? { onRetry: () => void save(draft) } : {})} />}
      onChange={setDraft}
      onSave={(text) => void save(text)}
    />
  );
}
