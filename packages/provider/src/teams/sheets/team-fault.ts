import { TEAM_CELL_WORDS, type TeamCellFaultCode } from '@waymark/contract';
import { filled } from '../../sheets/filled';

/** An error in a cell such as `B7`: a code to translate, and the English text. */
export type TeamFault = {
  readonly cell: string;
  readonly code: TeamCellFaultCode;
  readonly values: Record<string, string | number>;
  readonly message: string;
};

/** Formats an error of a cell. */
export const teamFault = (cell: string, code: TeamCellFaultCode, values: TeamFault['values'] = {}): TeamFault => ({
  cell,
  code,
  values,
  message: filled(TEAM_CELL_WORDS[code], values),
});
