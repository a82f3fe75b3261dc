import { readMarkup } from './read-markup';

declare const cleaned: unique symbol;
/** Formatted text that is safe to store and show. */
export type CleanText = string & { readonly [cleaned]: true };

const wordsOf = (names: string): ReadonlySet<string> => new Set(names.split(' '));
/** Allowed elements and attributes; the builder allows the same. Of other elements only the text is kept. */
const TAGS = wordsOf('p br div span h1 h2 h3 h4 strong b em i u s sub sup code pre blockquote ul ol li a img hr');
const WITHOUT_END = wordsOf('br img hr');
/** Elements that are removed with their content. */
const GONE = wordsOf('template object select svg math');
const FOREIGN = wordsOf('svg math');
/** Elements that implicitly end an open paragraph. */
const BLOCKS = wordsOf('p div h1 h2 h3 h4 pre blockquote ul ol li hr');
const HEADINGS = wordsOf('h1 h2 h3 h4');
/** A list item implicitly ends at the next one of the same list. */
const HOLDS_ENTRIES = wordsOf('ul ol blockquote pre h1 h2 h3 h4');
const ATTRIBUTES = ['href', 'src', 'alt', 'title', 'width', 'height', 'start', 'dir', 'lang'] as const;
const ADDRESSES = wordsOf('href src');
const GOOD_ADDRESS = /^(?:https?:|mailto:|tel:|\/(?![/\\])|#)/i;
/** Maximum nesting; deeper elements lose their tags, because no author needs them and browsers handle them badly. */
const DEEPEST = 60;

/** Start of markup. Any other bracket is text: `a < b`, as in browsers. */
const MARKUP = /<[a-z!?/]/i;

/**
 * Removes everything from formatted text that runs code, loads frames or takes over the page. Text without tags is
 * unchanged. Every tag is rewritten with its end tag, so nothing unclosed or misnested remains.
 */
export function sanitise(text: string): CleanText {
  if (!MARKUP.test(text)) return text as CleanText;
  const writer = new Writer();
  readMarkup(text, writer);
  return writer.done() as CleanText;
}

class Writer {
  #written = '';
  readonly #open: string[] = [];
  /** How many end tags are still expected for elements that were nested too deeply, by name. */
  readonly #lost = new Map<string, number>();
  #gone: { readonly name: string; depth: number } | undefined;

  text(written: string): void {
    if (!this.#gone) this.#written += escaped(written);
  }

  start(name: string, attributes: ReadonlyMap<string, string>, empty: boolean): void {
    const alone = empty && FOREIGN.has(name);
    if (this.#gone) {
      if (this.#gone.name === name && !alone) this.#gone.depth += 1;
    } else if (GONE.has(name)) {
      if (!alone) this.#gone = { name, depth: 1 };
    } else if (TAGS.has(name)) {
      this.#endWhatIsOver(name);
      if (this.#open.length >= DEEPEST) {
        if (!WITHOUT_END.has(name)) this.#lost.set(name, (this.#lost.get(name) ?? 0) + 1);
        return;
      }
      this.#written += `<${name}${written(attributes)}>`;
      if (!WITHOUT_END.has(name)) this.#open.push(name);
    }
  }

  end(name: string): void {
    if (this.#gone) {
      if (this.#gone.name === name) this.#gone.depth -= 1;
      if (this.#gone.depth === 0) this.#gone = undefined;
      return;
    }
    const lost = this.#lost.get(name) ?? 0;
    if (lost > 0) this.#lost.set(name, lost - 1);
    else this.#closeFrom(this.#open.lastIndexOf(name));
  }

  done(): string {
    this.#closeFrom(0);
    return this.#written;
  }

  /** As in browsers: no paragraph in a paragraph, no link in a link, no item or headline directly in another. */
  #endWhatIsOver(name: string): void {
    if (name === 'a') this.#closeFrom(this.#open.lastIndexOf('a'));
    if (name === 'li') {
      const list = this.#open.findLastIndex((open) => HOLDS_ENTRIES.has(open));
      const entry = this.#open.lastIndexOf('li');
      if (entry > list) this.#closeFrom(entry);
    }
    if (BLOCKS.has(name)) this.#closeFrom(this.#open.lastIndexOf('p'));
    if (HEADINGS.has(name) && HEADINGS.has(this.#open.at(-1) ?? '')) this.#closeFrom(this.#open.length - 1);
  }

  #closeFrom(depth: number): void {
    if (depth < 0) return;
    for (const name of this.#open.splice(depth).reverse()) this.#written += `</${name}>`;
  }
}

function written(attributes: ReadonlyMap<string, string>): string {
  let all = '';
  for (const name of ATTRIBUTES) {
    const value = attributes.get(name);
    if (value === undefined) continue;
    if (!ADDRESSES.has(name)) all += ` ${name}="${quoted(escaped(value))}"`;
    else {
      const address = resolved(value);
      if (isGoodAddress(address)) all += ` ${name}="${quoted(bracketless(address.replaceAll('&', '&amp;')))}"`;
    }
  }
  return all;
}

/** Browsers ignore spaces and control characters when parsing an address. */
const isGoodAddress = (address: string): boolean =>
  GOOD_ADDRESS.test([...address].filter((sign) => sign > ' ').join(''));

const REFERENCE = /&(?:#(\d{1,7});?|#x([\da-f]{1,6});?|([a-z]{2,4});)/gi;
const NAMED: Readonly<Record<string, string>> = { amp: '&', quot: '"', apos: "'", lt: '<', gt: '>' };
/**
 * An address with decoded entities. Only common named entities are known; others stay as written, and the result is
 * what was checked.
 */
const resolved = (address: string): string =>
  address.replace(REFERENCE, (all: string, decimal?: string, hex?: string, name?: string) => {
    if (name) return NAMED[name.toLowerCase()] ?? all;
    const code = decimal ? Number(decimal) : Number.parseInt(hex ?? '', 16);
    // Lone surrogates cannot be stored.
    return code > 0 && code <= 0x10ffff && !isSurrogate(code) ? String.fromCodePoint(code) : '';
  });

const isSurrogate = (code: number): boolean => code >= 0xd800 && code <= 0xdfff;

const NO_REFERENCE = /&(?!(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z][a-z\d]{1,31});)/gi;
/** Text between tags as written, with its entities. */
const escaped = (text: string): string =>
  bracketless(text.replace(NO_REFERENCE, '&amp;')).replaceAll('\u00a0', '&nbsp;');
const bracketless = (text: string): string => text.replaceAll('<', '&lt;').replaceAll('>', '&gt;');
const quoted = (text: string): string => text.replaceAll('"', '&quot;');
