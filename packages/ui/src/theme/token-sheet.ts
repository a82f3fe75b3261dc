import { roles, sizes } from './component';
import { palette } from './palette';
import { semantic } from './semantic';
import { customProperty } from './token';

/** Options of tokenSheet. */
export interface TokenSheetOptions {
  /**
   * `:root` for a page, `:host` for a shadow root; `[data-ground]` for an element inside a shadow root, where no rule of
   * the page can override it as it can override the host.
   */
  readonly selector?: ':root' | ':host' | '[data-ground]';
  /** The white label's colour; a checked CSS colour. */
  readonly brand?: string;
}

const declare = (values: Readonly<Record<string, string>>): string =>
  Object.entries(values)
    .map(([name, value]) => `${customProperty(name)}:${value};`)
    .join('');

/** For prefers-contrast: muted text is as dark as any, and lines are as strong as those of controls. */
const STRONGER = {
  textSoft: 'var(--text)',
  textMuted: 'var(--text)',
  line: 'var(--line-control)',
  lineStrong: 'var(--line-control)',
};

/**
 * The CSS of the three token layers. A pure function, so builds can write it to a file. A subtree with another brand
 * sets `data-brand` and its own `--brand`; `data-theme` makes a subtree light or dark.
 */
export function tokenSheet({ selector = ':root', brand = palette.brand }: TokenSheetOptions = {}): string {
  return [
    `${selector}{${declare({ ...palette, brand })}${declare(sizes)}color-scheme:light dark;}`,
    `${selector},[data-brand]{${declare(semantic)}${declare(roles)}}`,
    `[data-theme="light"]{color-scheme:light;}`,
    `[data-theme="dark"]{color-scheme:dark;}`,
    `[data-theme="system"]{color-scheme:light dark;}`,
    `@media (pointer:coarse),(max-width:767px){${selector}{--control:40px;--icon-button:40px;--gutter:16px;}}`,
    // Touch sizes; last, because a phone is narrow too.
    `@media (pointer:coarse){${selector}{--control:44px;--control-touch:44px;--icon-button:44px;}}`,
    `@media (prefers-contrast:more){${selector},[data-brand]{${declare(STRONGER)}}}`,
    `@media (prefers-reduced-motion:reduce){${selector}{--quick:0ms;--calm:0ms;}}`,
  ].join('\n');
}
