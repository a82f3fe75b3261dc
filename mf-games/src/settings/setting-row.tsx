import { FieldFrame, useTranslate } from '@waymark/host-kit';
import { type HelpPlace, token, WithHelp } from '@waymark/ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import type { GameEditor } from './editor';
import { GAME_FIELDS, type SettingsField } from './game-fields';

interface SettingRowProps {
  readonly editor: GameEditor;
  readonly field: SettingsField;
  /** Explains the field in a dialog. */
  readonly help?: ReactNode;
  /** What the control is, where it is no field. */
  readonly at?: HelpPlace;
  readonly children: ReactNode;
}

/** One field of the settings, with a question mark in it where it needs to be explained. */
export function SettingRow({ editor, field, children, ...help }: SettingRowProps) {
  const t = useTranslate();
  return (
    <FieldFrame editor={editor} field={field}>
      <WithHelp title={t(GAME_FIELDS[field].label)} {...help}>
        {children}
      </WithHelp>
    </FieldFrame>
  );
}

/** Stacked fields with hairlines in between. */
export const SettingRows = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 14px;
  & > * + * { border-block-start: 1px solid ${token.line}; padding-block-start: 14px; }
`;
