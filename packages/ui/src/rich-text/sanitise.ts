import createPurifier, { type Config } from 'dompurify';
import { markupPolicy } from './markup-policy';

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

/** Where the page wants Trusted Types the purifier parses under the remotes' policy; a name of its own might not be allowed. */
function rules<Own extends Config>(own: Own): Config & Own {
  const policy = markupPolicy() as Config['TRUSTED_TYPES_POLICY'];
  return { ...RULES, ...(policy ? { TRUSTED_TYPES_POLICY: policy } : {}), ...own };
}

const RULES: Config = {
  ALLOWED_TAGS: TAGS,
  ALLOWED_ATTR: ATTRIBUTES,
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
  ALLOWED_URI_REGEXP: /^(?:https?:|mailto:|tel:|\/(?!\/)|#)/i,
};

/** Formatted text without anything that runs, loads a frame or takes over the page. Links open in a tab of their own. */
export function sanitise(html: string): string {
  purifier ??= makePurifier();
  return String(purifier.sanitize(html, rules({})));
}

/** The same for a page that wants Trusted Types: what can be written into it. */
export function sanitiseTrusted(html: string): string {
  purifier ??= makePurifier();
  return purifier.sanitize(html, rules({ RETURN_TRUSTED_TYPE: true as const })) as unknown as string;
}

/** The same as elements, in no page: for whoever reads them on. */
export function sanitiseToElement(html: string): HTMLElement {
  purifier ??= makePurifier();
  // The body of a document of its own.
  return purifier.sanitize(html, rules({ RETURN_DOM: true as const })) as HTMLElement;
}
