import createPurifier from 'dompurify';

/** What formatted text may hold. Everything else is taken out, its text kept. */
const TAGS = [
  'p',
  'br',
  'div',
  'span',
  'h1',
  'h2',
  'h3',
  'h4',
  'strong',
  'b',
  'em',
  'i',
  'u',
  's',
  'sub',
  'sup',
  'code',
  'pre',
  'blockquote',
  'ul',
  'ol',
  'li',
  'a',
  'img',
  'hr',
];
const ATTRIBUTES = ['href', 'src', 'alt', 'title', 'width', 'height', 'start', 'dir', 'lang'];

function makePurifier() {
  const purifier = createPurifier(window);
  purifier.addHook('afterSanitizeAttributes', (node) => {
    // A picture that nobody described is decoration: without the word a screen reader spells its address.
    if (node.tagName === 'IMG' && !node.hasAttribute('alt')) node.setAttribute('alt', '');
    if (node.tagName !== 'A' || !node.hasAttribute('href')) return;
    node.setAttribute('target', '_blank');
    node.setAttribute('rel', 'noopener noreferrer');
  });
  return purifier;
}
let purifier: ReturnType<typeof makePurifier> | undefined;

const RULES = {
  ALLOWED_TAGS: TAGS,
  ALLOWED_ATTR: ATTRIBUTES,
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
  ALLOWED_URI_REGEXP: /^(?:https?:|mailto:|tel:|\/(?!\/)|#)/i,
};

/** Formatted text without anything that runs, loads a frame or takes over the page. Links open in a tab of their own. */
export function sanitise(html: string): string {
  purifier ??= makePurifier();
  return purifier.sanitize(html, RULES);
}

/** The same for a page that wants Trusted Types: what can be written into it. */
export function sanitiseTrusted(html: string): string {
  purifier ??= makePurifier();
  return purifier.sanitize(html, { ...RULES, RETURN_TRUSTED_TYPE: true }) as unknown as string;
}

/** The same as elements, in no page: for whoever reads them on. */
export function sanitiseToElement(html: string): HTMLElement {
  purifier ??= makePurifier();
  // The body of a document of its own.
  return purifier.sanitize(html, { ...RULES, RETURN_DOM: true }) as HTMLElement;
}
