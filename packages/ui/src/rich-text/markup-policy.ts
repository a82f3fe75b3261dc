/** The name that pages with a `trusted-types` directive allow for code of remotes. */
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
 * Lets markup be parsed where the page wants Trusted Types; undefined elsewhere. For what is read in a document of its own,
 * or has gone through the allow-list of `sanitise`. It makes no script of anything.
 */
export function markupPolicy(): MarkupPolicy | undefined {
  const { trustedTypes } = window as Window & { readonly trustedTypes?: PolicyFactory };
  policy ??= trustedTypes?.createPolicy(NAME, {
    createHTML: (markup) => markup,
    createScriptURL: () => {
      throw new TypeError('Formatted text brings no scripts.');
    },
  });
  return policy;
}

/** Markup as a document of its own, in which nothing runs or loads. For reading only. */
export function parseInert(markup: string): Document {
  return new DOMParser().parseFromString(markupPolicy()?.createHTML(markup) ?? markup, 'text/html');
}
