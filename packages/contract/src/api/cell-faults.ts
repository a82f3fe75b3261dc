/** What can be wrong with a cell of a spreadsheet, by its code. Names in braces come with the fault. */
export const CELL_WORDS = {
  number: 'This is no number.',
  whole: 'It has to be a whole number.',
  'at-least': 'It has to be at least {least}.',
  'at-most': 'It may be at most {most}.',
  range: 'It has to be from {from} to {to}.',
  'range-or-unlimited': 'It has to be from {from} to {to}, or {unlimited}.',
  seconds: 'It has to be one of {lengths} seconds.',
  'yes-no': 'This has to be yes or no.',
  'one-of': 'This has to be one of {names}.',
  'too-long': 'It may have at most {most} letters.',
  signs: 'The cell holds signs that are no text.',
  required: 'This cannot be emptied: every challenge has it.',
  time: 'The time has to be of the form MM/dd/yyyy hh:mm am.',
  'ends-first': 'The end has to be after the start.',
  choices: 'There are at most {most} answers.',
  'split-signs': 'Answers of a split path cannot hold semicolons and colons.',
  'qr-script': 'The QR address cannot be a script.',
  'radius-without-place': 'A lock by radius needs a location.',
  tags: 'There are at most {most} tags of {letters} letters.',
  file: 'This has to be the address of a file that was uploaded here, as exports write it.',
  'no-picture': 'The file is not an uploaded picture.',
  'no-video': 'The file is not an uploaded video.',
  'no-model': 'The file is not an uploaded model.',
  'not-ar': 'Only AR challenges have AR items.',
  chain: 'The chain is a chapter, a dot and a place, such as 1.8.',
  'waits-for': 'This has to be the number of one challenge, and answers of it where only some count: 3;left:right.',
  'no-row': 'No row has the number {number}.',
  'same-number': 'Row {row} has the number {number} as well.',
  'same-challenge': 'Row {row} is the same challenge.',
  circle: 'It would wait for itself, so that nobody could open it.',
  'row-left-out': 'Row {row} cannot be imported.',
  unfit: 'This does not fit here.',
} as const;
/** What can be wrong with a cell of a spreadsheet. */
export type CellFaultCode = keyof typeof CELL_WORDS;

/** Why a file cannot be read as a spreadsheet, as the provider says it. */
export const SHEET_WORDS = {
  unreadable: 'The file cannot be read. Please save it as CSV or XLSX.',
  picture: 'This is a picture, not a sheet. Please choose a CSV or XLSX file.',
  film: 'This is a film or a picture, not a sheet. Please choose a CSV or XLSX file.',
  pdf: 'This is a PDF, not a sheet. Please choose a CSV or XLSX file.',
  protected: 'The file is protected by a password. Please save it without one.',
  old: 'This is a workbook of an older kind. Please save it as CSV or XLSX.',
  empty: 'The sheet is empty. Its first row has to name the columns.',
  rows: 'A sheet may have at most 10000 rows.',
} as const;
