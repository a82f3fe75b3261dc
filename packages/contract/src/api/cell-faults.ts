/** Possible errors in a spreadsheet cell, by code. Values for the braces come with the error. */
export const CELL_WORDS = {
  number: 'Enter a number.',
  whole: 'Enter a whole number.',
  'at-least': 'Enter {least} or more.',
  'at-most': 'Enter {most} or less.',
  range: 'Enter a number from {from} to {to}.',
  'range-or-unlimited': 'Enter a number from {from} to {to}, or {unlimited}.',
  seconds: 'Choose one of {lengths} seconds.',
  'yes-no': 'Enter yes or no.',
  'one-of': 'Choose one of {names}.',
  'too-long': 'Enter at most {most} characters.',
  signs: 'The cell contains invalid characters.',
  required: "Required: this can't be cleared.",
  time: 'Enter the time as MM/dd/yyyy hh:mm am.',
  'ends-first': 'The end must be after the start.',
  choices: 'Enter at most {most} answers.',
  'split-signs': '“{answer}” contains a semicolon or colon.',
  'qr-script': "The QR address can't be a script.",
  'radius-without-place': 'A lock by radius needs a location.',
  tags: 'Enter at most {most} tags of {letters} characters.',
  file: 'Enter the link of an uploaded file, as in an export.',
  'no-picture': 'The file is not an uploaded picture.',
  'no-video': 'The file is not an uploaded video.',
  'no-model': 'The file is not an uploaded model.',
  'not-ar': 'Only AR challenges can have AR items.',
  chain: 'Enter a chapter, a dot and a position, such as 1.8.',
  'waits-for': 'Enter the number of a challenge, optionally with the answers that count: 3;left:right.',
  'no-row': 'There is no row with number {number}.',
  'same-number': 'Row {row} has the same number {number}.',
  'same-challenge': 'Row {row} is the same challenge.',
  circle: 'It would wait for itself, so nobody could open it.',
  'row-left-out': "Row {row} can't be imported.",
  unfit: "This isn't valid here.",
} as const;
/** A possible error in a spreadsheet cell. */
export type CellFaultCode = keyof typeof CELL_WORDS;

/** Possible errors in a cell of a team spreadsheet, by code. Values for the braces come with the error. */
export const TEAM_CELL_WORDS = {
  'too-long': 'Use at most {n} characters.',
  signs: CELL_WORDS.signs,
  'no-address': '{text} is not an email address.',
  'no-team': 'Enter a team.',
  'no-team-of-players': 'Enter the team of these players.',
  'two-teams': '{email} is already in {team}, in row {row}.',
  'other-team': '{email} is already in the team {team}.',
  banned: '{email} is banned from the game. Lift the ban first.',
} as const;
/** A possible error in a cell of a team spreadsheet. */
export type TeamCellFaultCode = keyof typeof TEAM_CELL_WORDS;

/** Why a file cannot be read as a spreadsheet, in the provider's words. */
export const SHEET_WORDS = {
  unreadable: "The file can't be read. Save it as CSV or XLSX.",
  picture: 'This is an image. Choose a CSV or XLSX file.',
  film: 'This is a video or an image. Choose a CSV or XLSX file.',
  pdf: 'This is a PDF. Choose a CSV or XLSX file.',
  protected: 'The file is password-protected. Save it without a password.',
  old: 'This is an old Excel format. Save it as CSV or XLSX.',
  quote: 'A quotation mark in the file is never closed. Close it, or save the sheet as XLSX.',
  empty: 'The sheet is empty. Row 1 must contain headers.',
  rows: 'A sheet can have at most 10,000 rows.',
  reach: 'A sheet can have at most 10,000 rows and 200 columns. Formatted cells count, even empty ones.',
  large: 'The file is too large. Split it into several sheets.',
} as const;
