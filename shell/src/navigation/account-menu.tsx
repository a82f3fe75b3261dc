import { useReadable } from '@waymark/host-kit';
import { Avatar, Menu } from '@waymark/ui';
import { useServices } from '../services/services-context';
import type { Theme } from '../services/theme-choice';

const THEMES: readonly { readonly theme: Theme; readonly label: string }[] = [
  { theme: 'light', label: 'Light' },
  { theme: 'dark', label: 'Dark' },
  { theme: 'system', label: 'Like the system' },
];

/** The account: who is signed in, light or dark, and Sign out. */
export function AccountMenu() {
  const { me, session, places, theme } = useServices();
  const account = useReadable(me);
  const chosen = useReadable(theme);
  const name = account.name || account.email || 'Account';
  const signOut = () => {
    session.end();
    places.to('/sign-in');
  };
  return (
    <Menu
      label={name}
      trigger={{ kind: 'nav', before: <Avatar name={name} />, text: name }}
      sections={[
        {
          title: 'Appearance',
          items: THEMES.map((choice) => ({
            key: choice.theme,
            label: choice.label,
            selected: choice.theme === chosen,
            onSelect: () => theme.set(choice.theme),
          })),
        },
        { items: [{ key: 'sign-out', label: 'Sign out', icon: 'sign-out', onSelect: signOut }] },
      ]}
    />
  );
}
