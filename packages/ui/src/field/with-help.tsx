import type { ReactNode } from 'react';
import styled from 'styled-components';
import { HelpDialog } from '../dialog/help-dialog';

const Line = styled.div<{ $wide: boolean; $bare: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr) ${({ $wide }) => ($wide ? '' : '28px')};
  align-items: start;
  gap: 8px;
  /* Where every letter counts, nothing is kept free. */
  ${({ $bare }) => $bare && '@media (max-width: 767px) { grid-template-columns: minmax(0, 1fr); }'}
`;

/** Vertically centred on the control. */
const Help = styled.div<{ $tall: boolean }>`
  margin-block-start: ${({ $tall }) => ($tall ? '8px' : '4px')};
`;

/** Props of WithHelp. */
export interface WithHelpProps {
  /** Title of the help dialog. */
  readonly title: string;
  /** Content of the help dialog; without it the column stays empty so that fields align, except on phones. */
  readonly help?: ReactNode;
  /** The control has the full height of a field. */
  readonly tall?: boolean;
  /** No help column. */
  readonly wide?: boolean;
  readonly children: ReactNode;
}

/** A field with an optional help button beside it. */
export function WithHelp({ title, help, tall = false, wide = false, children }: WithHelpProps) {
  return (
    <Line $wide={wide} $bare={!help}>
      {children}
      {help && (
        <Help $tall={tall}>
          <HelpDialog title={title}>{help}</HelpDialog>
        </Help>
      )}
    </Line>
  );
}
