import { SHEET_MOST_COLUMNS, SHEET_MOST_ROWS, SHEET_WORDS } from '@waymark/contract';
import { strFromU8, unzipSync, zipSync } from 'fflate';
import { errors } from '../../server/errors';

/** Most bytes of the parts of a workbook once they are unpacked: a small file may swell to any size. */
const MOST_UNPACKED = 24_000_000;
/** Most letters without a bracket: a cell of 32,767 signs, each of them written as a reference. */
const LONGEST_STRETCH = 400_000;
/** The headers are a row as well. */
const LAST_ROW = SHEET_MOST_ROWS + 1;

const TABLE = /worksheets\/[^/]*\.xml$/i;
const PLACED = /<(?:[\w.-]+:)?(row|c)(?=[\s/>])([^<>]*)/g;
const PLACE = /\s(?:[\w.-]+:)?r\s*=\s*["']([^"']*)["']/;

/** A workbook that may be read. */
export interface SafeWorkbook {
  readonly bytes: Uint8Array;
  /** Whether there were sheets in it that reach too far; they are left out. */
  readonly cut: boolean;
}

/**
 * Packs a workbook anew with what a reader needs of it and no more, so that what it unpacks is what was looked at here: a
 * reader makes rows up to the last cell that is named, and parts may be larger than they say.
 * @returns undefined for anything else that is packed
 * @throws {ApiError} 422 for a workbook that is too large
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
        // Parts that are not packed are as large as they are, and may all be the same bytes.
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

/** A place is a row, or a column and a row; what is neither is no place for anything. */
function isTooFar(place: string): boolean {
  const [, letters = '', row] = /^([A-Z]{0,3})(\d{1,7})$/.exec(place) ?? [];
  const column = [...letters].reduce((count, letter) => count * 26 + letter.charCodeAt(0) - 64, 0);
  return row === undefined || Number(row) > LAST_ROW || column > SHEET_MOST_COLUMNS;
}
