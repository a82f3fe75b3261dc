import type { Translate } from '@waymark/host-kit';
import type { MenuEntry } from '@waymark/ui';
import type { PlacedLink } from './use-row-links';

/** The entries of a menu of screens. */
export const menuOf = (links: readonly PlacedLink[], t: Translate): readonly MenuEntry[] =>
  links.map(({ id, label, icon, to, outside }) => ({ id, label: t(label), icon, href: to, newTab: outside }));
