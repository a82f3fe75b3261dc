interface TrustedTypesFactory {
  createPolicy(name: 'default', rules: { createHTML(markup: string): string | null }): unknown;
}

/**
 * Lets an empty text pass where the page wants Trusted Types, and no other markup: React Aria empties its announcements
 * that way when a calendar closes.
 */
export function allowEmptyMarkup(window: Window): void {
  const { trustedTypes } = window as Window & { readonly trustedTypes?: TrustedTypesFactory };
  trustedTypes?.createPolicy('default', { createHTML: (markup) => (markup === '' ? markup : null) });
}
