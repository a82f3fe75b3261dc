import * as z from '@waymark/contract/schema';
import { list, number, text } from '../entities/shape';
import { idParam } from './parts';
import { defineRoute } from './route';

/** Maximum size of a spreadsheet in bytes. */
export const SHEET_MOST_BYTES = 6_000_000;
/** Maximum number of rows of a spreadsheet, without headers. */
export const SHEET_MOST_ROWS = 10_000;
/** Maximum number of columns of a spreadsheet. */
export const SHEET_MOST_COLUMNS = 200;
/** Export formats for challenges. */
export const SHEET_FORMATS = ['csv', 'xlsx'] as const;
/** An export format for challenges. */
export type SheetFormat = (typeof SHEET_FORMATS)[number];

/** A file in a response; `content` is base64. */
const fileAnswerFields = () => ({
  file: z.looseObject({ name: z.string(), type: z.string(), content: z.string() }),
});
/** Errors of cells: in English, and as a code of a table of words with values for its braces. */
export const cellErrors = () =>
  list(
    z.looseObject({
      cell: text(),
      field: text(),
      message: text(),
      code: text(),
      values: z.catch(z.record(z.string(), z.union([z.string(), z.number()])), {}),
    }),
  );
const sheetBody = {
  game_id: idParam(),
  /** The file, in base64. */
  file: z.string(),
  /** The field of each column in order, empty for ignored ones; by default according to the headers. */
  columns: z.optional(z.array(z.string().check(z.maxLength(64))).check(z.maxLength(500))),
};
/** What to do with rows that the game already has. */
export const SHEET_DUPLICATES = ['skip', 'add', 'update'] as const;
/** What to do with rows that the game already has. */
export type SheetDuplicates = (typeof SHEET_DUPLICATES)[number];
/** Whether an empty cell of a row that updates a challenge keeps the value (the default) or clears the field. */
export const SHEET_EMPTY_CELLS = ['keep', 'clear'] as const;
/** What an empty cell of a row that updates a challenge does. */
export type SheetEmptyCells = (typeof SHEET_EMPTY_CELLS)[number];
const wishFields = () => ({
  duplicates: z.optional(z.enum(SHEET_DUPLICATES)),
  empty_cells: z.optional(z.enum(SHEET_EMPTY_CELLS)),
});
/** Base64 adds a third, and there are other fields. */
const BODY_MOST_BYTES = SHEET_MOST_BYTES * 1.4;

/** All challenges of a game as a spreadsheet, or a blank template. Files are addresses in it. */
export const exportTasks = defineRoute({
  method: 'GET',
  path: '/tasks/export/{id}.json',
  audience: 'signed-in',
  capability: 'challenge-sheets',
  summary: 'Challenges of a game as a spreadsheet',
  params: z.object({ id: idParam() }),
  query: z.object({ format: z.optional(z.enum(SHEET_FORMATS)), template: z.optional(z.literal('1')) }),
  answer: z.looseObject(fileAnswerFields()),
});

/** Preview the import of a spreadsheet without changing anything. `columns` names the field of each column. */
export const previewImport = defineRoute({
  method: 'POST',
  path: '/tasks/import/preview.json',
  audience: 'signed-in',
  capability: 'challenge-sheets',
  mostBytes: BODY_MOST_BYTES,
  summary: 'What an import of a spreadsheet would do',
  body: z.object({ ...sheetBody, ...wishFields() }),
  answer: z.looseObject({
    columns: list(z.looseObject({ header: text(), field: text() })),
    /** Fields of columns, with their headers in exports. */
    fields: list(z.looseObject({ field: text(), header: text() })),
    rows: list(
      z.looseObject({
        /** Row number in the sheet. */
        row: number(),
        name: text(),
        /** Absent for an unknown type. */
        task_type: number(),
        /** Challenge of the game with the same id, or the same headline and type. */
        duplicate_of: z.catch(z.nullable(z.number()), null),
        errors: cellErrors(),
        /** Fields whose value would be cleared. */
        cleared: list(z.string()),
      }),
    ),
  }),
});

/**
 * Append the rows of a spreadsheet to a game. Invalid rows are skipped; so are existing challenges, unless `duplicates`
 * is `add`, or `update` to change them (clearing fields with empty cells if `empty_cells` is `clear`). `undo_id` undoes
 * the whole import until `undo_until`.
 */
export const importTasks = defineRoute({
  method: 'POST',
  path: '/tasks/import.json',
  audience: 'signed-in',
  once: true,
  capability: 'challenge-sheets',
  mostBytes: BODY_MOST_BYTES,
  summary: 'Add challenges from a spreadsheet',
  body: z.object({ ...sheetBody, ...wishFields() }),
  answer: z.looseObject({
    ids: list(z.number()),
    /** Challenges that changed. */
    updated: list(z.number()),
    skipped: number(),
    errors: cellErrors(),
    undo_id: number(),
    undo_until: text(),
  }),
});

/** Sizes of printed QR codes: twelve, six or one per page. */
export const QR_SIZES = ['small', 'medium', 'large'] as const;
/** A size of printed QR codes. */
export type QrSize = (typeof QR_SIZES)[number];
/** Maximum length of a list of challenges to print. */
export const QR_IDS_MAX = 8000;

/** The QR codes of a game with headlines, as a printable PDF: of all challenges that have one, or of those named. */
export const printQrCodes = defineRoute({
  method: 'GET',
  path: '/tasks/qr-sheet/{id}.json',
  audience: 'signed-in',
  capability: 'challenge-qr-sheet',
  summary: 'The QR codes of a game to print',
  params: z.object({ id: idParam() }),
  query: z.object({
    /** Comma-separated ids. */
    ids: z.optional(z.string().check(z.maxLength(QR_IDS_MAX), z.regex(/^\d{1,15}(,\d{1,15})*$/))),
    size: z.optional(z.enum(QR_SIZES)),
  }),
  /** `count` is the number of codes; an empty sheet says that there are none. */
  answer: z.looseObject({ ...fileAnswerFields(), count: number() }),
});
