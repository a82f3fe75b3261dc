import { readAddress } from '../../accounts/address';
import { isGuestAddress } from '../../judge-links/guest-address';

/** A quoted name before its address, as in `"Moor, Ida" <ida@example.test>`. */
const QUOTED_NAME = /"[^"]*"\s*(?=<)/g;
/** Separators of several players in one cell. */
const BETWEEN = /[,;|\r\n]+/;
/** Separators within one, as in `Ida Moor <ida@example.test>`. */
const WITHIN = /[\s<>]+/;

interface Read {
  readonly addresses: readonly string[];
  /** What should have been an address. */
  readonly wrong: readonly string[];
}

/** The e-mail addresses of a cell, with or without names. A cell without any is one mistake. */
export function readAddresses(cell: string): Read {
  if (!cell.includes('@')) return { addresses: [], wrong: cell.trim() === '' ? [] : [cell.trim()] };
  const parts = cell
    .replace(QUOTED_NAME, '')
    .split(BETWEEN)
    .filter((part) => part.trim() !== '')
    .map(readPart);
  return { addresses: parts.flatMap(({ addresses }) => addresses), wrong: parts.flatMap(({ wrong }) => wrong) };
}

/** Words beside an address are its name. */
function readPart(part: string): Read {
  const typed = part.split(WITHIN).filter((word) => word.includes('@'));
  if (typed.length === 0) return { addresses: [], wrong: [part.trim()] };
  const read = typed.map((word) => ({ word, email: readAddress(word) }));
  const isGood = (email: string | undefined): email is string => email !== undefined && !isGuestAddress(email);
  return {
    addresses: read.map(({ email }) => email).filter(isGood),
    wrong: read.filter(({ email }) => !isGood(email)).map(({ word }) => word),
  };
}
