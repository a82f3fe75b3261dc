import type { roles, sizes } from './component';
import type { semantic } from './semantic';

/** A token available to components. Excludes the palette. */
export type TokenName = keyof typeof semantic | keyof typeof sizes | keyof typeof roles;

/** `surfacePage` → `--surface-page`, `type12` → `--type-12`. */
export const customProperty = (name: string): string =>
  `--${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`).replace(/(\D)(\d)/, '$1-$2')}`;

/**
 * The tokens by name, for use in styles: `token.accent` is `var(--accent)`. A typo is a compile error. Only names are
 * bundled; the values are in the token sheet.
 */
export const token = new Proxy({} as Readonly<Record<TokenName, string>>, {
  get: (_, name) => `var(${customProperty(String(name))})`,
});
