import { TEAM_CELL_WORDS, type TeamCellFaultCode } from '@waymark/contract';
import { filled } from '../../sheets/filled';

/** What is wrong with a cell, such as `B7`: a code to translate, and the English text. */
export type TeamFault = {
  readonly cell: string;
  readonly code: TeamCellFaultCode;
  readonly values: Record<string, string | number>;
  readonly message: string;
};

/** Says what is wrong with a cell. */
export const teamFault = (cell: string, code: TeamCellFaultCode, values: TeamFault['values'] = {}): TeamFault => ({
  cell,
  code,
  values,
  message: filled(TEAM_CELL_WORDS[code], values),
});
