import type { ReactNode } from 'react';
import styled from 'styled-components';
import { HelpDialog } from '../dialog/help-dialog';

const Line = styled.div<{ $wide: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr) ${({ $wide }) => ($wide ? '' : '28px')};
  align-items: start;
  gap: 8px;
`;

/** Help stands in the middle of what it belongs to. */
const Help = styled.div<{ $tall: boolean }>`
  margin-block-start: ${({ $tall }) => ($tall ? '8px' : '4px')};
`;

/** What a field with help is given. */
export interface WithHelpProps {
  /** What is explained. */
  readonly title: string;
  /** Explains the field in a dialog; without it the place beside the field stays empty, in line with its neighbours. */
  readonly help?: ReactNode;
  /** The control is a field of its full height, not a line. */
  readonly tall?: boolean;
  /** Nothing stands beside it, and no help either. */
  readonly wide?: boolean;
  readonly children: ReactNode;
}

/** A field with a question mark beside it where it needs to be explained. */
export function WithHelp({ title, help, tall = false, wide = false, children }: WithHelpProps) {
  return (
    <Line $wide={wide}>
      {children}
      {help && (
        <Help $tall={tall}>
          <HelpDialog title={title}>{help}</HelpDialog>
        </Help>
      )}
    </Line>
  );
}
