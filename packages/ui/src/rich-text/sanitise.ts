import createPurifier, { type Config } from 'dompurify';
import { markupPolicy } from './markup-policy';

/** Tags formatted text may contain. Others are removed, their text is kept. */
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
    // An image without alt is treated as decorative: screen readers would spell out its URL otherwise.
    if (node.tagName === 'IMG' && !node.hasAttribute('alt')) node.setAttribute('alt', '');
    if (node.tagName !== 'A' || !node.hasAttribute('href')) return;
    node.setAttribute('target', '_blank');
    node.setAttribute('rel', 'noopener noreferrer');
  });
  return purifier;
}
let purifier: ReturnType<typeof makePurifier> | undefined;

/** On pages with Trusted Types DOMPurify parses under the remotes' policy: its own policy name may not be allowed. */
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

/**
 * Removes scripts, frames and anything that could take over the page. Links open in a new tab. The result is TrustedHTML
 * on pages that require it.
 */
export function sanitiseTrusted(html: string): string {
  purifier ??= makePurifier();
  return purifier.sanitize(html, rules({ RETURN_TRUSTED_TYPE: true as const })) as unknown as string;
}

/** The same as elements of an inert document. */
export function sanitiseToElement(html: string): HTMLElement {
  purifier ??= makePurifier();
  // The body of an inert document.
  return purifier.sanitize(html, rules({ RETURN_DOM: true as const })) as HTMLElement;
}
