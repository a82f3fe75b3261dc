import type { TeamGroup } from '@waymark/client';
import type { GameId } from '@waymark/contract';
import { counted, FieldFrame, HEIR, settle, useReadable, useTranslate } from '@waymark/host-kit';
import { Button, Panel, PanelBody, PanelHead, SaveMark, TextField, token, VisuallyHidden } from '@waymark/ui';
import { Trash2 } from '@waymark/ui/icons';
import { useEffect, useId, useRef, useState } from 'react';
import styled from 'styled-components';
import { byName } from './by-name';
import { TeamChip } from './team-chip';
import { TeamPicker } from './team-picker';
import type { GroupsEditor } from './use-groups';

const LONGEST_NAME = 255;

const Card = styled(Panel)<{ $open: boolean }>`
  /* Reserves space for an error below the name. */
  --note-line: 21px;
  & header > h2 { flex: 1; min-inline-size: 0; font: 600 ${token.type16} ${token.font}; overflow-wrap: anywhere; }
  & header > span { color: ${token.textMuted}; font: ${token.type13} ${token.font}; }
  & p { color: ${token.textMuted}; }
  ${({ $open }) =>
    !$open &&
    `
    & > header { padding-block-end: 0; border: 0; }
    & > header + div { padding-block-start: 10px; }
  `}
`;

/** The teams, and after the last one the button that adds another. */
const Chips = styled.div<{ $open: boolean }>`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px;
  & > ul { display: contents; }
  & > button[aria-expanded] { min-inline-size: ${token.control}; padding-inline: 0; border-radius: ${token.radiusPill}; }
  & > button:not([aria-expanded]) { margin-inline-start: auto; }
  /* On phones only what can be pressed looks like it, which leaves room for two teams side by side. */
  ${({ $open }) =>
    !$open &&
    `@media (max-width: 767px) {
      gap: 2px 14px;
      & > ul > li { padding: 0; border: 0; background: none; gap: 6px; }
    }`}
`;

interface GroupCardProps {
  readonly game: GameId;
  readonly group: TeamGroup;
  readonly editor: GroupsEditor;
  readonly open: boolean;
  /** Just created: its name is focused. */
  readonly isNew: boolean;
  readonly onToggle: () => void;
  readonly onDelete: () => void;
}

/** A group of teams: its name and its teams, or the tools to change them. */
export function GroupCard({ game, group, editor, open, isNew, onToggle, onDelete }: GroupCardProps) {
  const t = useTranslate();
  const heading = useId();
  const list = useId();
  const [picking, setPicking] = useState(false);
  const plus = useRef<HTMLButtonElement>(null);
  const teams = [...group.teams].sort(byName);
  const shownName = group.name || t('Untitled group');
  const closePicker = () => {
    setPicking(false);
    plus.current?.focus();
  };
  const count = counted(t, 'team', teams.length);
  return (
    <Card as="article" aria-labelledby={heading} $open={open}>
      <PanelHead>
        <h2 id={heading}>{shownName}</h2>
        <span>{count}</span>
        <SaveMark state={editor.saves.stateOf(`${group.id} teams`).phase} />
        <Button size="small" aria-expanded={open} data-opens="" onClick={onToggle} {...HEIR}>
          {open ? t('Close') : t('Edit')}
          <VisuallyHidden> {shownName}</VisuallyHidden>
        </Button>
      </PanelHead>
      <PanelBody>
        {open && <NameField group={group} editor={editor} focused={isNew} />}
        <Chips $open={open}>
          {teams.length > 0 ? (
            <ul>
              {teams.map((team) => (
                <TeamChip
                  key={team.id}
                  team={team}
                  onRemove={open ? () => void editor.takeTeam(group.id, team) : undefined}
                />
              ))}
            </ul>
          ) : (
            <p>{t('No teams in this group yet.')}</p>
          )}
          {open && (
            <Button
              ref={plus}
              aria-expanded={picking}
              aria-controls={picking ? list : undefined}
              onClick={() => setPicking(!picking)}
            >
              {picking ? '-' : '+'}
              <VisuallyHidden> {picking ? t('Close the list of teams') : t('Add a team')}</VisuallyHidden>
            </Button>
          )}
          {open && teams.length === 0 && (
            <Button kind="danger-line" icon={Trash2} onClick={onDelete}>
              {t('Delete')}
            </Button>
          )}
        </Chips>
        {open && picking && (
          <TeamPicker
            id={list}
            game={game}
            taken={group.teams}
            onPick={(team) => {
              closePicker();
              const { id, name, assets } = team;
              void editor.addTeam(group.id, { id, name, assets });
            }}
            onClose={closePicker}
          />
        )}
      </PanelBody>
    </Card>
  );
}

interface NameFieldProps {
  readonly group: TeamGroup;
  readonly editor: GroupsEditor;
  readonly focused: boolean;
}

/** The name, saved on blur. Text that couldn't be saved stays in the field. */
function NameField({ group, editor, focused }: NameFieldProps) {
  const t = useTranslate();
  const field = `${group.id} name`;
  const { names, saves, setTyped } = editor;
  const state = saves.stateOf(field);
  const draft = useReadable(names.typed).get(group.id);
  const setDraft = (text: string | undefined) => names.put(group.id, text);
  const typed = draft !== undefined && draft.trim() !== group.name;
  useEffect(() => {
    setTyped(group.id, typed);
    return () => setTyped(group.id, false);
  }, [group.id, setTyped, typed]);
  useEffect(
    () => () => {
      names.put(group.id, undefined);
      saves.forget(field);
    },
    [field, group.id, names, saves],
  );
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (!focused) return;
    input.current?.focus();
    input.current?.select();
  }, [focused]);
  const save = async (text: string) => {
    const name = text.trim();
    if (names.isHeld(group.id)) return;
    if (name === group.name) {
      settle(saves, field);
      return setDraft(undefined);
    }
    if (await editor.rename(group.id, name)) {
      if (names.typed.get().get(group.id)?.trim() === name) setDraft(undefined);
    }
  };
  const failed = state.phase === 'failed' ? state.reason : undefined;
  return (
    <FieldFrame editor={{ enter: () => undefined, clashes: names.clashes }} field={String(group.id)}>
      <TextField
        ref={input}
        label={t('Group Name')}
        value={draft ?? group.name}
        max={LONGEST_NAME}
        autoComplete="off"
        error={failed}
        tail={<SaveMark state={state.phase} {...(draft === undefined ? {} : { onRetry: () => void save(draft) })} />}
        onChange={setDraft}
        onSave={(text) => void save(text)}
      />
    </FieldFrame>
  );
}
