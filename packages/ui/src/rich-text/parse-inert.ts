interface ParsePolicy {
  createHTML(markup: string): string;
}
interface PolicyFactory {
  createPolicy(name: string, rules: ParsePolicy): ParsePolicy;
}

let policy: ParsePolicy | undefined;

/** Where the page wants Trusted Types, reading markup needs a policy as well; what is read here is never put into a page. */
function readable(markup: string): string {
  const { trustedTypes } = window as Window & { readonly trustedTypes?: PolicyFactory };
  policy ??= trustedTypes?.createPolicy('waymark-inert', { createHTML: (html) => html });
  return policy ? policy.createHTML(markup) : markup;
}

/** Markup as a document of its own, in which nothing runs or loads. For reading only. */
export const parseInert = (markup: string): Document => new DOMParser().parseFromString(readable(markup), 'text/html');
