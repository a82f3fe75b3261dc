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

/** Formatted text without anything that runs, loads a frame or takes over the page. Links open in a tab of their own. */
export function sanitise(html: string): string {
  purifier ??= makePurifier();
  return purifier.sanitize(html, {
    ALLOWED_TAGS: TAGS,
    ALLOWED_ATTR: ATTRIBUTES,
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
    ALLOWED_URI_REGEXP: /^(?:https?:|mailto:|tel:|\/(?!\/)|#)/i,
  });
}
