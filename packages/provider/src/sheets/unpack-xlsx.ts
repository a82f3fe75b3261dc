import { SHEET_MOST_COLUMNS, SHEET_MOST_ROWS, SHEET_WORDS } from '@waymark/contract';
import { strFromU8, unzipSync, zipSync } from 'fflate';
import { errors } from '../server/errors';

/** Limit on the unpacked size of a workbook, because a small file may unpack to any size. */
const MOST_UNPACKED = 24_000_000;
/** Longest text without a bracket: a cell of 32,767 characters, each written as an entity. */
const LONGEST_STRETCH = 400_000;
/** The header row counts too. */
const LAST_ROW = SHEET_MOST_ROWS + 1;

const TABLE = /worksheets\/[^/]*\.xml$/i;
const PLACED = /<(?:[\w.-]+:)?(row|c)(?=[\s/>])([^<>]*)/g;
const PLACE = /\s(?:[\w.-]+:)?r\s*=\s*["']([^"']*)["']/;

/** A workbook that is safe to read. */
export interface SafeWorkbook {
  readonly bytes: Uint8Array;
  /** Whether sheets were removed because they extend too far. */
  readonly cut: boolean;
}

/**
 * Repacks a workbook with only what the reader needs, so that it unpacks exactly what was checked here: the reader
 * allocates rows up to the last named cell, and parts may be larger than they declare.
 * @returns undefined for other ZIP files
 * @throws {ApiError} 422 if the workbook is too large
 */
export function unpackXlsx(bytes: Uint8Array): SafeWorkbook | undefined {
  const parts = partsOf(bytes);
  const kept: Record<string, Uint8Array> = {};
  let cut = false;
  for (const [name, part] of Object.entries(parts ?? {})) {
    const text = strFromU8(part, true);
    if (hasLongStretch(text)) return undefined;
    if (TABLE.test(name) && reachesTooFar(text)) cut = true;
    else kept[name] = part;
  }
  return parts && { bytes: zipSync(kept, { level: 0 }), cut };
}

function partsOf(bytes: Uint8Array): Record<string, Uint8Array> | undefined {
  let total = 0;
  try {
    return unzipSync(bytes, {
      filter: ({ name, size, originalSize }) => {
        if (!/\.(xml|rels)$/i.test(name)) return false;
        // Uncompressed parts are as large as they look, and may all share the same bytes.
        total += Math.max(size, originalSize);
        if (total > MOST_UNPACKED) throw errors.invalid({ file: [SHEET_WORDS.large] });
        return true;
      },
    });
  } catch (error) {
    if (total > MOST_UNPACKED) throw error;
    return undefined;
  }
}

function hasLongStretch(text: string): boolean {
  for (let at = 0; at < text.length; ) {
    const next = text.indexOf('<', at + 1);
    const end = next < 0 ? text.length : next;
    if (end - at > LONGEST_STRETCH) return true;
    at = end;
  }
  return false;
}

function reachesTooFar(text: string): boolean {
  let rows = 0;
  for (const [, kind, attributes = ''] of text.matchAll(PLACED)) {
    if (kind === 'row') rows += 1;
    const [, place] = PLACE.exec(attributes) ?? [];
    if (rows > LAST_ROW || (place !== undefined && isTooFar(place))) return true;
  }
  return false;
}

/** A reference is a row, or a column and a row; anything else is invalid. */
function isTooFar(place: string): boolean {
  const [, letters = '', row] = /^([A-Z]{0,3})(\d{1,7})$/.exec(place) ?? [];
  const column = [...letters].reduce((count, letter) => count * 26 + letter.charCodeAt(0) - 64, 0);
  return row === undefined || Number(row) > LAST_ROW || column > SHEET_MOST_COLUMNS;
}
