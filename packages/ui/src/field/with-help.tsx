import type { ReactNode } from 'react';
import styled from 'styled-components';
import { HelpDialog } from '../dialog/help-dialog';
import { token } from '../theme/token';

/** Position of the question mark: within a field, before a switch, on the line of a list's label, or beside text. */
export type HelpPlace = 'field' | 'switch' | 'list' | 'text';

/** In the middle of a field, before a switch, on the first line of taller content. */
const PLACES = {
  field: `inset-block-start: calc(24px - ${token.iconButton} / 2); inset-inline-end: 6px; background: ${token.fieldBg};`,
  switch: 'inset-block-start: 50%; inset-inline-end: 42px; translate: 0 -50%;',
  list: `inset-block-start: calc(12px - ${token.iconButton} / 2); inset-inline-end: 0;`,
} as const;

/** Controls are aligned with others, and leave `--help-room` free for the question mark; text ends before it. */
const Line = styled.div<{ $at: HelpPlace }>`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  --help-room: calc(${token.iconButton} + 4px);
  ${({ $at }) => $at === 'text' && 'padding-inline-end: var(--help-room);'}
  & [data-field-box] { padding-inline-end: var(--help-room); }
  & > :last-child { position: absolute; z-index: 1; ${({ $at }) => PLACES[$at === 'text' ? 'list' : $at]} }
`;

/** Props of WithHelp. */
export interface WithHelpProps {
  /** Title of the help dialog. */
  readonly title: string;
  /** Content of the help dialog. */
  readonly help?: ReactNode;
  /** The explained control. */
  readonly at?: HelpPlace;
  readonly children: ReactNode;
}

/** A control with a question mark, which ends where controls without one end. */
export function WithHelp({ title, help, at = 'field', children }: WithHelpProps) {
  if (!help) return children;
  return (
    <Line $at={at}>
      {children}
      <div>
        <HelpDialog title={title}>{help}</HelpDialog>
      </div>
    </Line>
  );
}
