import { BRAND_COLOURS, type brandingWriteSchema, MENU_SECTIONS, menuField } from '@waymark/contract';
import type * as z from 'zod/mini';
import type { MenuSection } from '../db/schema';
import { errors } from '../server/errors';
import type { BrandingValues } from './repo';

/** The parsed body of a write. */
export type BrandingBody = z.output<typeof brandingWriteSchema>;

const AS_THEY_ARE = [...Object.keys(BRAND_COLOURS), 'font_size', 'font_regular', 'font_bold', 'theme', 'help'] as const;
const SCHEME = /^https?:\/\/[^\s/]/i;

/**
 * Converts a body into stored values.
 * @param before the menu as it is stored
 * @throws {ApiError} 422 for an address of another scheme, or one that can't be read
 */
export function checkBrand(body: BrandingBody, before: Readonly<Record<string, MenuSection>>): BrandingValues {
  const address = body.custom_url?.trim();
  if (address && !SCHEME.test(address)) {
    throw errors.invalid({ custom_url: ['Enter a URL that starts with http:// or https://.'] });
  }
  if (address && !URL.canParse(address)) {
    throw errors.invalid({ custom_url: ['Check this URL. It may contain a space.'] });
  }
  const chosen = Object.entries(body).filter(([field, value]) => AS_THEY_ARE.includes(field) && value !== undefined);
  const menu = { ...before };
  let touched = false;
  for (const section of MENU_SECTIONS) {
    const changes = Object.fromEntries(
      (['title', 'subtitle', 'visible', 'order'] as const).flatMap((part) => {
        const value = body[menuField(section, part)];
        return value === undefined ? [] : [[part, value]];
      }),
    );
    if (section === 'custom' && address !== undefined) changes.custom_url = address;
    if (Object.keys(changes).length === 0) continue;
    menu[section] = { ...menu[section], ...changes };
    touched = true;
  }
  return { ...Object.fromEntries(chosen), ...(touched ? { menu } : {}) };
}
