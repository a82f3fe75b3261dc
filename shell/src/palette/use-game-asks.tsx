import {
  type Game,
  type GameRow,
  gameStateAt,
  paths,
  roleOf,
  type ScreenCommand,
  SETTING_NAMES,
} from '@waymark/contract';
import { useReadable, useTranslate } from '@waymark/host-kit';
import { Icon, type IconDrawing } from '@waymark/ui';
import { Lock, Megaphone, OctagonX, Play, Settings } from '@waymark/ui/icons';
import { addressFor } from '../navigation/game-menu';
import { useInService } from '../remotes/use-in-service';
import { useServices } from '../services/services-context';
import type { Pick } from './pick-dialog';
import { runWhenDeclared } from './run-when-declared';

type AnyGame = Game | GameRow;

/** Something that is done in a game, which is still to be chosen. */
export interface GameAsk {
  readonly label: string;
  readonly fits: (game: AnyGame) => boolean;
  readonly run: (game: AnyGame) => void;
}

interface Deed {
  readonly command: ScreenCommand;
  readonly path: string;
  readonly label: string;
  readonly icon: IconDrawing;
  /** Only in games that are stopped, or only in others. */
  readonly stopped?: boolean;
  readonly offered?: boolean;
}

/** Commands and settings while no game is on view: each asks for the game first. */
export function useGameAsks(onAsk: (ask: GameAsk) => void, onClose: () => void) {
  const { keys, me, offer, history } = useServices();
  const { draws } = useInService();
  const account = useReadable(me);
  const t = useTranslate();
  const administers = (game: AnyGame) => roleOf(game.user, account).administrator;
  const pickOf = (id: string, icon: IconDrawing, ask: GameAsk): Pick => ({
    id,
    label: ask.label,
    hint: t('of a game'),
    icon: <Icon of={icon} />,
    onPick: () => onAsk(ask),
  });
  const deeds: readonly Deed[] = [
    { command: 'game.run', path: paths.teams.pattern, label: t('Start Game'), icon: Play, stopped: true },
    { command: 'game.run', path: paths.teams.pattern, label: t('Stop Game'), icon: OctagonX, stopped: false },
    { command: 'game.write', path: paths.teams.pattern, label: t('Write to players'), icon: Megaphone },
    {
      command: 'board.freeze',
      path: paths.leaderboard.pattern,
      label: t('Freeze the leaderboard'),
      icon: Lock,
      offered: offer.offers('leaderboard-board'),
    },
  ];
  const commands = deeds
    .filter(({ path, offered }) => offered !== false && draws(path))
    .map(({ command, path, label, icon, stopped }) =>
      pickOf(`ask-${command}-${label}`, icon, {
        label,
        fits: (game) =>
          administers(game) && (stopped === undefined || (gameStateAt(game, Date.now()) === 'stopped') === stopped),
        run: ({ id }) => {
          onClose();
          history.navigate(addressFor(path, id));
          runWhenDeclared(keys.keys, history.location, command);
        },
      }),
    );
  const settings = Object.entries(draws(paths.settings.pattern) ? SETTING_NAMES : {}).map(([field, name]) =>
    pickOf(`ask-setting-${field}`, Settings, {
      label: t(name),
      fits: administers,
      run: ({ id }) => {
        onClose();
        history.navigate(paths.settings(id), { state: { field } });
      },
    }),
  );
  return { commands, settings };
}
