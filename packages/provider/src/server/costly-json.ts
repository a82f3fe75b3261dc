/** How deep values may lie within each other. No call nests more than a handful; parsing and checking go down one by one. */
const DEEPEST = 32;
/** Most values of a body. Ten thousand teams are three for each of them. */
const MOST_VALUES = 100_000;

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const OPENS = new Set([...'[{'].map((sign) => sign.charCodeAt(0)));
const CLOSES = new Set([...']}'].map((sign) => sign.charCodeAt(0)));
const PARTS = new Set([...',:'].map((sign) => sign.charCodeAt(0)));

/** Why JSON costs more than its length, looked at before anything is made of it; undefined when it does not. */
export function whyCostly(json: Buffer): 'deep' | 'many' | undefined {
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

/** Where the quotation mark is that ends a text: most of a long body is one text, which is not gone through byte by byte. */
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
