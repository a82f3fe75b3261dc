import { useReadable, useTranslate } from '@waymark/host-kit';
import { Avatar, Icon, Menu } from '@waymark/ui';
import { ChevronsUpDown, LogOut } from '@waymark/ui/icons';
import styled from 'styled-components';
import { useServices } from '../services/services-context';
import type { Theme } from '../services/theme-choice';
import { navLine } from './nav-link';

const THEMES: readonly { readonly theme: Theme; readonly label: string }[] = [
  { theme: 'light', label: 'Light' },
  { theme: 'dark', label: 'Dark' },
  { theme: 'system', label: 'Like the system' },
];

const Me = styled.button`
  ${navLine}
  inline-size: 100%;
  border: 0;
  background: none;
  text-align: start;

  > span:nth-child(2) {
    flex: 1;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`;

/** The account: who is signed in, light or dark, and Sign out. */
export function AccountMenu() {
  const { me, session, places, theme } = useServices();
  const account = useReadable(me);
  const chosen = useReadable(theme);
  const t = useTranslate();
  const name = account.name || account.email || t('Account');
  const signOut = () => {
    session.end();
    places.to('/sign-in');
  };
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
        { id: 'session', entries: [{ id: 'sign-out', label: t('Sign out'), icon: LogOut, onSelect: signOut }] },
      ]}
      trigger={(props) => (
        <Me type="button" {...props}>
          <Avatar name={name} decorative />
          <span>{name}</span>
          <Icon of={ChevronsUpDown} size={14} />
        </Me>
      )}
    />
  );
}
