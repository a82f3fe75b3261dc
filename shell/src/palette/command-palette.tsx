import { gameQuery } from '@waymark/client';
import { type Game, type GameRow, NEW_GAME, paths } from '@waymark/contract';
import { useReadable, useTranslate } from '@waymark/host-kit';
import { useQuery } from '@waymark/host-kit/query';
import { Icon, keyFace, MenuIcon } from '@waymark/ui';
import { Flag, Globe, Keyboard, LayoutGrid, LogOut, Moon, Play, Plus, Sun } from '@waymark/ui/icons';
import { useState } from 'react';
import { addressFor, gameMenu } from '../navigation/game-menu';
import { useOpenGame } from '../navigation/open-game';
import { playUrl } from '../navigation/player-links';
import { useInService } from '../remotes/use-in-service';
import { useServices } from '../services/services-context';
import { matches } from './match';
import { type Pick, PickDialog, type PickGroup } from './pick-dialog';
import { useFoundGames } from './use-found-games';

type AnyGame = Game | GameRow;
const nameOf = (game: AnyGame): string => game.name || `#${game.id}`;

/** Finds games and accessible screens by typing. The arrow leads to the screens of a found game. */
export function CommandPalette({ onClose }: { onClose: () => void }) {
  const [term, setTerm] = useState('');
  const [inside, setInside] = useState<AnyGame>();
  const t = useTranslate();
  const { games, busy, failed } = useFoundGames(inside ? '' : term);
  const screensOf = useScreens(onClose);
  const pages = usePages(onClose);
  const open = useGameOnView();
  const commands = useCommands(onClose);

  const into = (game: AnyGame | undefined) => {
    setTerm('');
    setInside(game);
  };
  const found: Pick[] = games.map((game) => ({
    id: `game-${game.id}`,
    label: nameOf(game),
    hint: game.code,
    icon: <Icon of={Flag} />,
    onPick: () => {
      const [first] = screensOf(game);
      first?.onPick();
    },
    onInto: () => into(game),
  }));
  const fitting = (picks: readonly Pick[]) => picks.filter(({ label, hint }) => matches(term, label, hint));
  const groups: PickGroup[] = inside
    ? [{ id: 'inside', heading: nameOf(inside), picks: fitting(screensOf(inside)) }]
    : [
        { id: 'commands', heading: t('On this page'), picks: term.trim() ? fitting(commands) : [] },
        { id: 'open', heading: open ? nameOf(open) : '', picks: open ? fitting(screensOf(open)) : [] },
        { id: 'games', heading: term.trim() ? t('Games') : t('Latest games'), picks: found },
        { id: 'pages', heading: t('Go to'), picks: fitting(pages) },
      ];
  return (
    <PickDialog
      label={t('Search or jump to')}
      placeholder={inside ? t('A screen of {game}', { game: nameOf(inside) }) : t('A game, a code or a screen')}
      term={term}
      onTerm={setTerm}
      busy={!inside && busy}
      nothing={failed ? t("Search isn't available right now.") : t('No results')}
      groups={groups.filter(({ picks }) => picks.length > 0)}
      onClose={onClose}
      {...(inside ? { onBack: () => into(undefined) } : {})}
    />
  );
}

/** The game whose screen is open. */
function useGameOnView(): Game | undefined {
  const { api } = useServices();
  const id = useOpenGame();
  return useQuery({ ...gameQuery(api, id ?? (0 as never)), enabled: id !== undefined }).data;
}

/** The accessible screens of a game, from its menu. */
function useScreens(onClose: () => void) {
  const { me, features, history } = useServices();
  const { areas, draws } = useInService();
  const account = useReadable(me);
  const enabled = useReadable(features);
  const t = useTranslate();
  return (game: AnyGame): Pick[] =>
    gameMenu(areas, { game, me: account, features: enabled, draws })
      .flatMap(({ items }) => items)
      .map((item) => ({
        id: `screen-${item.path}`,
        label: t(item.label),
        icon: <MenuIcon name={item.icon} />,
        onPick: () => {
          onClose();
          history.navigate(addressFor(item.path, game.id));
        },
      }));
}

/** What can be done on the screen on view, found by typing. */
function useCommands(onClose: () => void): Pick[] {
  const { keys } = useServices();
  return useReadable(keys.keys)
    .filter(({ when }) => when?.() !== false)
    .map(({ keys: key, label, run }, index) => ({
      id: `command-${index}`,
      label,
      ...(key === undefined ? {} : { hint: keyFace(key) }),
      icon: <Icon of={Keyboard} />,
      onPick: () => {
        onClose();
        run();
      },
    }));
}

/** Entries that belong to no game. */
function usePages(onClose: () => void): Pick[] {
  const { config, me, history, signOut, theme } = useServices();
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
    { id: 'dashboard', label: t('Dashboard'), icon: <Icon of={LayoutGrid} />, onPick: go(paths.dashboard()) },
    ...(superAdmin
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
      icon: <Icon of={dark ? Sun : Moon} />,
      onPick: () => {
        onClose();
        theme.set(dark ? 'light' : 'dark');
      },
    },
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
