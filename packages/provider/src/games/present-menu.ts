import { MENU_SECTIONS, visibleByDefault } from '@waymark/contract';
import type { MenuSection } from '../db/schema';

/**
 * The menu as sent to clients: flat, `menu_{section}_title` and so on ([G65]). By default every section shows except
 * `custom`.
 */
export function presentMenu(menu: Readonly<Record<string, MenuSection>> = {}): Record<string, string | number> {
  const flat: Record<string, string | number> = {};
  for (const [place, section] of MENU_SECTIONS.entries()) {
    const { title = '', subtitle = '', order = place, visible = visibleByDefault(section) } = menu[section] ?? {};
    flat[`menu_${section}_title`] = title;
    flat[`menu_${section}_subtitle`] = subtitle;
    flat[`menu_${section}_visible`] = visible;
    flat[`menu_${section}_order`] = order;
  }
  flat.custom_url = menu.custom?.custom_url ?? '';
  return flat;
}
