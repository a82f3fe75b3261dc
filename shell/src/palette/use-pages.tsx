import { NEW_GAME, paths } from '@waymark/contract';
import { useReadable, useTranslate } from '@waymark/host-kit';
import { Icon } from '@waymark/ui';
import { Globe, Languages, LayoutGrid, LogOut, Moon, Play, Plus, Sun } from '@waymark/ui/icons';
import { playUrl } from '../navigation/player-links';
import { useInService } from '../remotes/use-in-service';
import { useServices } from '../services/services-context';
import type { Pick } from './pick-dialog';

/** Entries that belong to no game. */
export function usePages(onClose: () => void, onLanguages: () => void): Pick[] {
  const { config, me, features, history, signOut, theme } = useServices();
  const { draws } = useInService();
  const speaks = useReadable(features).has('language');
  const superAdmin = useReadable(me).super_admin === true;
  const chosen = useReadable(theme);
  const t = useTranslate();
  const go = (to: string) => () => {
    onClose();
    history.navigate(to);
  };
  const dark =
    chosen === 'dark' || (chosen === 'system' && window.matchMedia?.('(prefers-color-scheme: dark)').matches === true);
  return [
    ...(draws(paths.dashboard.pattern)
      ? [{ id: 'dashboard', label: t('Dashboard'), icon: <Icon of={LayoutGrid} />, onPick: go(paths.dashboard()) }]
      : []),
    ...(superAdmin && draws(paths.settings.pattern)
      ? [{ id: 'new', label: t('New Game'), icon: <Icon of={Plus} />, onPick: go(paths.settings(NEW_GAME)) }]
      : []),
    {
      id: 'play',
      label: t('Play'),
      hint: t('in a new tab'),
      icon: <Icon of={Play} />,
      onPick: () => {
        onClose();
        window.open(playUrl(config.playerOrigin), '_blank', 'noopener');
      },
    },
    {
      id: 'appearance',
      label: dark ? t('Light appearance') : t('Dark appearance'),
      hint: t('Theme'),
      icon: <Icon of={dark ? Sun : Moon} />,
      onPick: () => {
        onClose();
        theme.set(dark ? 'light' : 'dark');
      },
    },
    ...(speaks ? [{ id: 'language', label: t('Language'), icon: <Icon of={Languages} />, onPick: onLanguages }] : []),
    { id: 'privacy', label: t('Privacy policy'), icon: <Icon of={Globe} />, onPick: go(paths.privacy()) },
    { id: 'terms', label: t('Terms of use'), icon: <Icon of={Globe} />, onPick: go(paths.terms()) },
    {
      id: 'sign-out',
      label: t('Sign out'),
      icon: <Icon of={LogOut} />,
      onPick: () => {
        onClose();
        signOut();
      },
    },
  ];
}
