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
  /** The kind of control, if it isn't a field. */
  readonly at?: HelpPlace;
  readonly children: ReactNode;
}

/** A field of the settings, with an optional help button. */
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
