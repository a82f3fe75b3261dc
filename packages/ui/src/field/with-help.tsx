import type { ReactNode } from 'react';
import styled from 'styled-components';
import { HelpDialog } from '../dialog/help-dialog';
import { token } from '../theme/token';

/** Where the question mark stands: within a field, before a switch, on the line that names a list, or beside text. */
export type HelpPlace = 'field' | 'switch' | 'list' | 'text';

/** Width of a switch and half the gap before it. */
const SWITCH = 41;

const PLACES = {
  field: `inset-block-start: calc((${token.field} - ${token.iconButton}) / 2); inset-inline-end: 6px;`,
  switch: `inset-block-start: 50%; inset-inline-end: ${SWITCH}px; translate: 0 -50%;`,
  list: `inset-block-start: calc((24px - ${token.iconButton}) / 2); inset-inline-end: 0;`,
} as const;

/** Controls end where others do; what they leave free for the question mark is `--help-room`. */
const Within = styled.div<{ $at: keyof typeof PLACES }>`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  --help-room: ${({ $at }) => ($at === 'field' ? `calc(${token.iconButton} + 4px)` : token.iconButton)};
  & > :last-child {
    position: absolute;
    z-index: 1;
    ${({ $at }) => PLACES[$at]}
    border-radius: ${token.radiusControl};
    /* Over a picture, too, it can be seen. */
    ${({ $at }) => $at === 'field' && `background: ${token.fieldBg};`}
  }
`;

const Beside = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: start;
  gap: 8px;
`;

/** Props of WithHelp. */
export interface WithHelpProps {
  /** Title of the help dialog. */
  readonly title: string;
  /** Content of the help dialog. */
  readonly help?: ReactNode;
  /** What is explained. */
  readonly at?: HelpPlace;
  readonly children: ReactNode;
}

/** A control with a question mark in it where it needs to be explained: it ends where those without one do. */
export function WithHelp({ title, help, at = 'field', children }: WithHelpProps) {
  if (!help) return children;
  const mark = (
    <div>
      <HelpDialog title={title}>{help}</HelpDialog>
    </div>
  );
  if (at === 'text') {
    return (
      <Beside>
        {children}
        {mark}
      </Beside>
    );
  }
  return (
    <Within $at={at}>
      {children}
      {mark}
    </Within>
  );
}
