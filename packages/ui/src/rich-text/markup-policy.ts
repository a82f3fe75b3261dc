/** The policy name that pages with a `trusted-types` directive allow for remotes. */
const NAME = 'waymark-remote';

interface MarkupPolicy {
  createHTML(markup: string): string;
  createScriptURL(address: string): string;
}
interface PolicyFactory {
  createPolicy(name: string, rules: MarkupPolicy): MarkupPolicy;
}

let policy: MarkupPolicy | undefined;

/**
 * Allows parsing markup on pages that require Trusted Types; undefined elsewhere. Use it only for inert documents and
 * for sanitised output. It never creates scripts.
 */
export function markupPolicy(): MarkupPolicy | undefined {
  const { trustedTypes } = window as Window & { readonly trustedTypes?: PolicyFactory };
  policy ??= trustedTypes?.createPolicy(NAME, {
    createHTML: (markup) => markup,
    createScriptURL: () => {
      throw new TypeError('Formatted text cannot contain scripts.');
    },
  });
  return policy;
}

/** Parses markup into an inert document: nothing runs or loads. Read only. */
export function parseInert(markup: string): Document {
  return new DOMParser().parseFromString(markupPolicy()?.createHTML(markup) ?? markup, 'text/html');
}
