import { type DefaultTreeAdapterMap, html, parseFragment } from 'parse5';

type Node = DefaultTreeAdapterMap['childNode'];
type Element = DefaultTreeAdapterMap['element'];

/** What formatted text may hold; the builder takes out the same. Of everything else the text is kept. */
const TAGS = new Set(
  'p br div span h1 h2 h3 h4 strong b em i u s sub sup code pre blockquote ul ol li a img hr'.split(' '),
);
const WITHOUT_END = new Set(['br', 'img', 'hr']);
/** Elements whose content is no text that anybody was meant to read. */
const GONE = new Set(
  'script style template iframe object embed noscript noembed noframes textarea title select svg math xmp'.split(' '),
);
const ATTRIBUTES = new Set(['href', 'src', 'alt', 'title', 'width', 'height', 'start', 'dir', 'lang']);
const ADDRESSES = new Set(['href', 'src']);
const GOOD_ADDRESS = /^(?:https?:|mailto:|tel:|\/(?![/\\])|#)/i;
/** Elements within each other; deeper ones lose their tags, since nobody writes so and browsers do not like it. */
const DEEPEST = 60;

/**
 * Formatted text without anything that runs, loads a frame or takes over the page. Text without a tag stays as it is.
 * It is read as a browser would read it and written anew, so that nothing half-open or wrongly nested is left.
 */
export function sanitise(text: string): string {
  if (!text.includes('<')) return text;
  let written = '';
  // No recursion: a text may nest as deep as it is long.
  const open: { node?: Node; end?: string; depth: number }[] = [];
  const enter = (nodes: readonly Node[], depth: number) => {
    for (let at = nodes.length - 1; at >= 0; at -= 1) open.push({ node: nodes[at] as Node, depth });
  };
  enter(parseFragment(text).childNodes, 0);
  for (let next = open.pop(); next; next = open.pop()) {
    const { node, end, depth } = next;
    if (end) written += end;
    else if (node && 'value' in node) written += escaped(node.value);
    else if (node && 'tagName' in node && !isGone(node)) {
      const kept = TAGS.has(node.tagName) && depth < DEEPEST;
      if (kept) written += `<${node.tagName}${attributesOf(node)}>`;
      if (kept && !WITHOUT_END.has(node.tagName)) open.push({ end: `</${node.tagName}>`, depth });
      enter(node.childNodes, kept ? depth + 1 : depth);
    }
  }
  return written;
}

const isGone = ({ tagName, namespaceURI }: Element): boolean => namespaceURI !== html.NS.HTML || GONE.has(tagName);

const attributesOf = ({ attrs }: Element): string =>
  attrs
    .filter(({ name, value }) => ATTRIBUTES.has(name) && (!ADDRESSES.has(name) || isGoodAddress(value)))
    .map(({ name, value }) => ` ${name}="${escaped(value).replaceAll('"', '&quot;')}"`)
    .join('');

/** Browsers leave out blanks and control signs before they read an address. */
const isGoodAddress = (address: string): boolean =>
  GOOD_ADDRESS.test([...address].filter((sign) => sign > ' ').join(''));

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('\u00a0', '&nbsp;');
