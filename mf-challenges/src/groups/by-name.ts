/** Teams by name without regard to letter case. */
export const byName = (a: { readonly name?: string | undefined }, b: { readonly name?: string | undefined }): number =>
  (a.name ?? '').localeCompare(b.name ?? '', undefined, { sensitivity: 'accent' });
