import * as z from '@waymark/contract/schema';
import { list, number, text } from '../entities/shape';
import { idParam } from './parts';
import { defineRoute } from './route';

/** Most bytes of a spreadsheet. */
export const SHEET_MOST_BYTES = 6_000_000;
/** Most rows of a spreadsheet, but for its headers. */
export const SHEET_MOST_ROWS = 10_000;
/** Most columns of a spreadsheet. */
export const SHEET_MOST_COLUMNS = 200;
/** The formats in which challenges are exported. */
export const SHEET_FORMATS = ['csv', 'xlsx'] as const;
/** A format in which challenges are exported. */
export type SheetFormat = (typeof SHEET_FORMATS)[number];

/** A file in an answer; `content` is base64. */
const fileAnswerFields = () => ({
  file: z.looseObject({ name: z.string(), type: z.string(), content: z.string() }),
});
/** What is wrong with cells: in English, and as a code of `CELL_WORDS` with what stands for its names in braces. */
const cellErrors = () =>
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
  /** What each column is about, in their order, an empty text for nothing; by their headers when it is not sent. */
  columns: z.optional(z.array(z.string().check(z.maxLength(64))).check(z.maxLength(500))),
};
/** What happens to rows that the game has already. */
export const SHEET_DUPLICATES = ['skip', 'add', 'update'] as const;
/** What happens to rows that the game has already. */
export type SheetDuplicates = (typeof SHEET_DUPLICATES)[number];
/** What an empty cell of a row that updates a challenge does: leave what is there, which is usual, or clear the field. */
export const SHEET_EMPTY_CELLS = ['keep', 'clear'] as const;
/** What an empty cell of a row that updates a challenge does. */
export type SheetEmptyCells = (typeof SHEET_EMPTY_CELLS)[number];
const wishFields = () => ({
  duplicates: z.optional(z.enum(SHEET_DUPLICATES)),
  empty_cells: z.optional(z.enum(SHEET_EMPTY_CELLS)),
});
/** Base64 takes a third more, and there are other fields. */
const BODY_MOST_BYTES = SHEET_MOST_BYTES * 1.4;

/** All challenges of a game as a spreadsheet, or an empty one to fill in. Files are addresses in it. */
export const exportTasks = defineRoute({
  name: 'exportTasks',
  method: 'GET',
  path: '/tasks/export/{id}.json',
  audience: 'signed-in',
  capability: 'challenge-sheets',
  summary: 'Challenges of a game as a spreadsheet',
  params: z.object({ id: idParam() }),
  query: z.object({ format: z.optional(z.enum(SHEET_FORMATS)), template: z.optional(z.literal('1')) }),
  answer: z.looseObject(fileAnswerFields()),
});

/** What an import of a spreadsheet would do. Nothing is changed. `columns` says what each column was taken for. */
export const previewImport = defineRoute({
  name: 'previewImport',
  method: 'POST',
  path: '/tasks/import/preview.json',
  audience: 'signed-in',
  capability: 'challenge-sheets',
  mostBytes: BODY_MOST_BYTES,
  summary: 'What an import of a spreadsheet would do',
  body: z.object({ ...sheetBody, ...wishFields() }),
  answer: z.looseObject({
    columns: list(z.looseObject({ header: text(), field: text() })),
    /** What columns can be about, with the headers that exports give them. */
    fields: list(z.looseObject({ field: text(), header: text() })),
    rows: list(
      z.looseObject({
        /** Number of the row in the sheet. */
        row: number(),
        name: text(),
        /** Missing where the sheet names a type that nobody knows. */
        task_type: number(),
        /** Challenge of the game with the same id, or the same headline and type. */
        duplicate_of: z.catch(z.nullable(z.number()), null),
        errors: cellErrors(),
        /** Fields that hold something and would hold nothing. */
        cleared: list(z.string()),
      }),
    ),
  }),
});

/**
 * Add the rows of a spreadsheet to the end of a game. Rows with errors are left out, those the game has already as well
 * unless `duplicates` is `add`, or `update`, which changes them (and with `empty_cells` of `clear` empties what has an empty
 * cell); `undo_id` takes the whole import back until `undo_until`.
 */
export const importTasks = defineRoute({
  name: 'importTasks',
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
    /** Challenges that are others than before. */
    updated: list(z.number()),
    skipped: number(),
    errors: cellErrors(),
    undo_id: number(),
    undo_until: text(),
  }),
});

/** How large QR codes are printed: twelve, six or one to a page. */
export const QR_SIZES = ['small', 'medium', 'large'] as const;
/** How large QR codes are printed. */
export type QrSize = (typeof QR_SIZES)[number];
/** Most letters of a list of challenges to print. */
export const QR_IDS_MAX = 8000;

/** The QR codes of a game with their headlines, as a PDF to print: of all challenges that have one, or of those named. */
export const printQrCodes = defineRoute({
  name: 'printQrCodes',
  method: 'GET',
  path: '/tasks/qr-sheet/{id}.json',
  audience: 'signed-in',
  capability: 'challenge-qr-sheet',
  summary: 'The QR codes of a game to print',
  params: z.object({ id: idParam() }),
  query: z.object({
    /** Ids with commas between them. */
    ids: z.optional(z.string().check(z.maxLength(QR_IDS_MAX), z.regex(/^\d{1,15}(,\d{1,15})*$/))),
    size: z.optional(z.enum(QR_SIZES)),
  }),
  /** `count` says how many codes there are; without any the sheet says so. */
  answer: z.looseObject({ ...fileAnswerFields(), count: number() }),
});
