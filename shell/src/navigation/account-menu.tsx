import { useReadable, useTranslate } from '@waymark/host-kit';
import { Avatar, Icon, Menu } from '@waymark/ui';
import { ChevronsUpDown } from '@waymark/ui/icons';
import { memo } from 'react';
import { useServices } from '../services/services-context';
import type { Theme } from '../services/theme-choice';
import { NavButton } from './nav-link';

const THEMES: readonly { readonly theme: Theme; readonly label: string }[] = [
  { theme: 'light', label: 'Light' },
  { theme: 'dark', label: 'Dark' },
  { theme: 'system', label: 'System' },
];

/** The account menu: who is signed in, and the theme. */
export const AccountMenu = memo(function AccountMenu() {
  const { me, theme } = useServices();
  const account = useReadable(me);
  const chosen = useReadable(theme);
  const t = useTranslate();
  const name = account.name || account.email || t('Account');
  return (
    <Menu
      label={name}
      align="start"
      entries={[
        {
          id: 'appearance',
          heading: t('Appearance'),
          entries: THEMES.map((choice) => ({
            id: choice.theme,
            label: t(choice.label),
            checked: choice.theme === chosen,
            onSelect: () => theme.set(choice.theme),
          })),
        },
      ]}
      trigger={(props) => (
        <NavButton type="button" {...props}>
          <Avatar name={name} decorative />
          <span data-fill="" dir="auto">
            {name}
          </span>
          <Icon of={ChevronsUpDown} size={14} />
        </NavButton>
      )}
    />
  );
});
