/** Events of reading a text, in order. */
export interface MarkupListener {
  /** Text between tags, as written: entities such as `&amp;` are not decoded. */
  text(written: string): void;
  /** @param empty whether the tag is self-closing, as in `<svg/>`; HTML elements ignore that */
  start(name: string, attributes: ReadonlyMap<string, string>, empty: boolean): void;
  end(name: string): void;
}

/** Elements whose content browsers do not parse as markup. It is dropped, because it is never shown. */
const RAW = new Map(
  'script style textarea title xmp iframe noembed noframes noscript'
    .split(' ')
    .map((name) => [name, new RegExp(`</${name}(?=[\\t\\n\\f\\r />])`, 'gi')]),
);
const NAME = /[^\t\n\f\r />]+/y;
const BETWEEN = /[\t\n\f\r /]*/y;
const BLANKS = /[\t\n\f\r ]*/y;
const ATTRIBUTE = /[^\t\n\f\r />][^\t\n\f\r />=]*/y;
const BARE_VALUE = /[^\t\n\f\r >]*/y;

/** Parses markup in one pass, in linear time at any nesting. An unfinished tag at the end is dropped. */
export function readMarkup(text: string, listener: MarkupListener): void {
  new Reader(text, listener).read();
}

class Reader {
  #at = 0;

  constructor(
    private readonly text: string,
    private readonly listener: MarkupListener,
  ) {}

  read(): void {
    const { text, listener } = this;
    while (this.#at < text.length) {
      const found = text.indexOf('<', this.#at);
      const until = found < 0 ? text.length : found;
      if (until > this.#at) listener.text(text.slice(this.#at, until));
      this.#at = until;
      if (found >= 0) this.#markup();
    }
  }

  /** Anything that starts with a bracket. */
  #markup(): void {
    const { text, listener } = this;
    const next = text[this.#at + 1] ?? '';
    const ends = next === '/';
    if (/[a-z]/i.test(ends ? (text[this.#at + 2] ?? '') : next)) this.#tag(ends);
    else if (text.startsWith('<!--', this.#at)) this.#upTo('-->', this.#at + 2);
    else if (ends || next === '!' || next === '?') this.#upTo('>', this.#at);
    else {
      listener.text('<');
      this.#at += 1;
    }
  }

  #tag(ends: boolean): void {
    this.#at += ends ? 2 : 1;
    const name = this.#take(NAME).toLowerCase();
    const attributes = new Map<string, string>();
    for (;;) {
      const empty = this.#take(BETWEEN).endsWith('/');
      if (this.#at >= this.text.length) return;
      if (this.text[this.#at] === '>') {
        this.#at += 1;
        if (ends) this.listener.end(name);
        else this.listener.start(name, attributes, empty);
        if (!ends) this.#skipContent(name);
        return;
      }
      const attribute = this.#take(ATTRIBUTE).toLowerCase();
      const value = this.#value();
      // Browsers use the first of duplicate attributes.
      if (!attributes.has(attribute)) attributes.set(attribute, value);
    }
  }

  #value(): string {
    this.#take(BLANKS);
    if (this.text[this.#at] !== '=') return '';
    this.#at += 1;
    this.#take(BLANKS);
    const quote = this.text[this.#at];
    return quote === '"' || quote === "'" ? this.#upTo(quote, this.#at + 1) : this.#take(BARE_VALUE);
  }

  #skipContent(name: string): void {
    const end = RAW.get(name);
    if (!end) return;
    end.lastIndex = this.#at;
    this.#at = end.exec(this.text)?.index ?? this.text.length;
  }

  #take(expected: RegExp): string {
    expected.lastIndex = this.#at;
    const found = expected.exec(this.text)?.[0] ?? '';
    this.#at += found.length;
    return found;
  }

  /** Skips past the next such character. @returns the text before it; the rest if there is none */
  #upTo(sign: string, from: number): string {
    const found = this.text.indexOf(sign, from);
    const until = found < 0 ? this.text.length : found;
    this.#at = Math.min(this.text.length, until + sign.length);
    return this.text.slice(from, until);
  }
}
