import { roles, sizes } from './component';
import { palette } from './palette';
import { semantic } from './semantic';
import { customProperty } from './token';

/** Where the tokens go and what they start from. */
export interface TokenSheetOptions {
  /**
   * `:root` for a page, `:host` for a shadow root; `[data-ground]` for a part of one that no rule of the page reaches, whatever
   * it says of the element outside.
   */
  readonly selector?: ':root' | ':host' | '[data-ground]';
  /** The white label's colour; a checked CSS colour. */
  readonly brand?: string;
}

const declare = (values: Readonly<Record<string, string>>): string =>
  Object.entries(values)
    .map(([name, value]) => `${customProperty(name)}:${value};`)
    .join('');

/**
 * The CSS text of the three token layers. Pure, so that a build can write it into a file. A subtree with another brand
 * carries `data-brand` and its own `--brand`; `data-theme` turns a subtree light or dark.
 */
export function tokenSheet({ selector = ':root', brand = palette.brand }: TokenSheetOptions = {}): string {
  return [
    `${selector}{${declare({ ...palette, brand })}${declare(sizes)}color-scheme:light dark;}`,
    `${selector},[data-brand]{${declare(semantic)}${declare(roles)}}`,
    `[data-theme="light"]{color-scheme:light;}`,
    `[data-theme="dark"]{color-scheme:dark;}`,
    `[data-theme="system"]{color-scheme:light dark;}`,
    `@media (pointer:coarse),(max-width:767px){${selector}{--control:40px;--icon-button:40px;--gutter:16px;}}`,
    `@media (prefers-reduced-motion:reduce){${selector}{--quick:0ms;--calm:0ms;}}`,
  ].join('\n');
}
