import { MENU_SECTIONS, type MenuField, type MenuSectionName, menuField } from '@waymark/contract';
import type { Translate } from '@waymark/host-kit';
import { BRAND_FIELDS, isBrandField } from './brand-fields';
import { SECTION_FACES } from './menu/menu-sections';

const PARTS = ['title', 'subtitle', 'visible', 'order'] as const;
/** The menu section of a field. */
const SECTION_OF: ReadonlyMap<string, MenuSectionName> = new Map(
  MENU_SECTIONS.flatMap((section) =>
    PARTS.map((part): [MenuField, MenuSectionName] => [menuField(section, part), section]),
  ),
);

/** The label of a field outside of its section; files are pictures. */
export function brandLabel(t: Translate, field: string): string {
  if (!isBrandField(field)) return t('Picture');
  const section = SECTION_OF.get(field);
  const label = t(BRAND_FIELDS[field].label);
  return section ? `${t(SECTION_FACES[section].label)}: ${label}` : label;
}
