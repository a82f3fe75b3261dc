import { gameQuery } from '@waymark/client';
import type { Game, GameRow } from '@waymark/contract';
import { matches, useTranslate } from '@waymark/host-kit';
import { useQuery } from '@waymark/host-kit/query';
import { Icon } from '@waymark/ui';
import { Flag } from '@waymark/ui/icons';
import { useState } from 'react';
import { LanguageDialog } from '../language/language-dialog';
import { useOpenGame } from '../navigation/open-game';
import { useServices } from '../services/services-context';
import { inOrder } from './in-order';
import { type Pick, PickDialog, type PickGroup } from './pick-dialog';
import { takeTyped } from './typed-ahead';
import { useCommands, useGameCommands } from './use-commands';
import { useFoundGames } from './use-found-games';
import { type GameAsk, useGameAsks } from './use-game-asks';
import { useGameFinds } from './use-game-finds';
import { usePages } from './use-pages';
import { useScreens } from './use-screens';

type AnyGame = Game | GameRow;
const nameOf = (game: AnyGame): string => game.name || `#${game.id}`;

/** Maximum number of settings listed without an open game. */
const MOST_SETTINGS = 6;

/**
 * Finds games, the contents of the open game, and commands, by typing. The arrow opens a found game's screens; a
 * command asks for the game first if none is open.
 */
export function CommandPalette({ onClose }: { onClose: () => void }) {
  const [term, setTerm] = useState(takeTyped);
  const [inside, setInside] = useState<AnyGame>();
  const [ask, setAsk] = useState<GameAsk>();
  const t = useTranslate();
  const { games, busy, failed } = useFoundGames(inside ? '' : term);
  const [speaking, setSpeaking] = useState(false);
  const screensOf = useScreens(onClose);
  const pages = usePages(onClose, () => setSpeaking(true));
  const open = useGameOnView();
  const openScreens = open ? screensOf(open) : [];
  const insideScreens = inside ? screensOf(inside) : [];
  const asks = useGameAsks((next) => {
    setTerm('');
    setAsk(next);
  }, onClose);
  const own = [...useCommands(onClose), ...useGameCommands(open, openScreens, onClose)];
  const commands = open ? own : [...own, ...asks.commands];
  const finds = useGameFinds(inside ?? open, inside ? insideScreens : openScreens, ask ? '' : term, onClose);

  const into = (game: AnyGame | undefined) => {
    setTerm('');
    setAsk(undefined);
    setInside(game);
  };
  const found: Pick[] = (ask ? games.filter(ask.fits) : games).map((game) => ({
    id: `game-${game.id}`,
    label: nameOf(game),
    hint: game.code,
    icon: <Icon of={Flag} />,
    onPick: () => {
      const [first] = screensOf(game);
      if (ask) ask.run(game);
      else first?.onPick();
    },
    ...(ask ? {} : { onInto: () => into(game) }),
  }));
  const fitting = (picks: readonly Pick[]) => picks.filter(({ label, hint }) => matches(term, label, hint));
  const groups: PickGroup[] = ask
    ? [{ id: 'games', heading: t('Games'), picks: found }]
    : inside
      ? [{ id: 'inside', heading: nameOf(inside), picks: fitting(insideScreens) }, ...finds.groups]
      : [
          ...inOrder(
            { id: 'commands', heading: t('Commands'), picks: term.trim() ? fitting(commands) : [] },
            { id: 'open', heading: open ? nameOf(open) : '', picks: fitting(openScreens) },
            term,
          ),
          ...finds.groups,
          {
            id: 'ask-settings',
            heading: t('Settings'),
            picks: !open && term.trim() ? fitting(asks.settings).slice(0, MOST_SETTINGS) : [],
          },
          { id: 'games', heading: term.trim() ? t('Games') : t('Latest games'), picks: found },
          { id: 'pages', heading: t('Go to'), picks: fitting(pages) },
        ];
  if (speaking) return <LanguageDialog onClose={onClose} />;
  return (
    <PickDialog
      label={t('Search or jump to')}
      placeholder={
        ask
          ? t('{what}: in which game?', { what: ask.label })
          : inside
            ? t('Something in {game}', { game: nameOf(inside) })
            : t('A game, team, person, setting or command')
      }
      term={term}
      onTerm={setTerm}
      busy={finds.busy || (!inside && busy)}
      nothing={failed ? t("Search isn't available right now.") : t('No results')}
      groups={groups.filter(({ picks }) => picks.length > 0)}
      onClose={onClose}
      {...(inside || ask ? { onBack: () => into(undefined) } : {})}
    />
  );
}

/** The game whose screen is open. */
function useGameOnView(): Game | undefined {
  const { api } = useServices();
  const id = useOpenGame();
  return useQuery({ ...gameQuery(api, id ?? (0 as never)), enabled: id !== undefined }).data;
}
