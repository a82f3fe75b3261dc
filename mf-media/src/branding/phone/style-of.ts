import type { Brand } from '@waymark/client';
import { type BrandColour, THEME } from '@waymark/contract';
import { contrastRatio } from '@waymark/ui';
import type { CSSProperties } from 'react';
import { defaultColour, isColour } from '../brand-fields';
import { fontStack } from '../fonts/font-stack';

/** The brand as the style of the phone: an incomplete colour falls back to its default. */
export function styleOf(brand: Brand): CSSProperties {
  const colour = (field: BrandColour) => {
    const held = brand[field] ?? '';
    return isColour(held) ? held : defaultColour(field);
  };
  const tint = colour('body_tint_color');
  const light = (contrastRatio('#FFFFFF', tint) ?? 0) >= 3;
  return {
    '--bar': colour('top_nav_background_color'),
    '--bar-text': colour('top_nav_txt_color'),
    '--bar-tint': colour('top_nav_tint_color'),
    '--high': colour('body_high_color'),
    '--text': colour('body_txt_color'),
    '--page': colour('body_background_color'),
    '--tint': tint,
    '--on-tint': light ? '#FFFFFF' : '#111111',
    '--shade': brand.theme === THEME.dark ? '#FFFFFF' : '#000000',
    '--size': `${brand.font_size ?? 16}px`,
    '--regular': fontStack(brand.font_regular),
    '--bold': fontStack(brand.font_bold),
    colorScheme: brand.theme === THEME.dark ? 'dark' : 'light',
    // React's type lacks custom properties.
  } as CSSProperties;
}
