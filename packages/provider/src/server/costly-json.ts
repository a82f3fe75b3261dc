/** Maximum nesting of a body. Calls need only a few levels, and parsing and validation are recursive. */
const DEEPEST = 32;
/** Maximum number of values in a body. Ten thousand teams have three each. */
const MOST_VALUES = 100_000;

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const OPENS = new Set([...'[{'].map((sign) => sign.charCodeAt(0)));
const CLOSES = new Set([...']}'].map((sign) => sign.charCodeAt(0)));
const PARTS = new Set([...',:'].map((sign) => sign.charCodeAt(0)));

/** Why a JSON text is too expensive to parse; undefined if it is not. Checked before parsing. */
export function costProblem(json: Buffer): 'deep' | 'many' | undefined {
  let depth = 0;
  let values = 0;
  for (let at = 0; at < json.length; at += 1) {
    const byte = json[at] ?? 0;
    if (byte === QUOTE) at = endOfText(json, at + 1);
    else if (OPENS.has(byte)) {
      depth += 1;
      values += 1;
    } else if (CLOSES.has(byte)) depth -= 1;
    else if (PARTS.has(byte)) values += 1;
    if (depth > DEEPEST) return 'deep';
    if (values > MOST_VALUES) return 'many';
  }
  return undefined;
}

/** Position of a string's closing quote: most of a long body is one string, so it is not scanned byte by byte. */
function endOfText(json: Buffer, from: number): number {
  for (let start = from; ; ) {
    const end = json.indexOf(QUOTE, start);
    if (end < 0) return json.length;
    let before = end;
    while (before > start && json[before - 1] === BACKSLASH) before -= 1;
    if ((end - before) % 2 === 0) return end;
    start = end + 1;
  }
}
