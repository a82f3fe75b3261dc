import { type Game, type GameRow, gameStateAt, paths, roleOf, SETTING_NAMES } from '@waymark/contract';
import { useReadable, useTranslate } from '@waymark/host-kit';
import { Icon, type IconDrawing } from '@waymark/ui';
import { Settings } from '@waymark/ui/icons';
import { addressFor } from '../navigation/game-menu';
import { useInService } from '../remotes/use-in-service';
import { useServices } from '../services/services-context';
import { fitsState, gameActions } from './game-actions';
import type { Pick } from './pick-dialog';
import { runWhenDeclared } from './run-when-declared';

type AnyGame = Game | GameRow;

/** Something to do in a game that is still to be chosen. */
export interface GameAsk {
  readonly label: string;
  readonly fits: (game: AnyGame) => boolean;
  readonly run: (game: AnyGame) => void;
}

/** Commands and settings while no game is open: each asks for the game first. */
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
  const commands = gameActions(t, offer.offers)
    .filter(({ path }) => draws(path))
    .map((deed) =>
      pickOf(`ask-${deed.command}-${deed.label}`, deed.icon, {
        label: deed.label,
        fits: (game) => administers(game) && fitsState(deed, gameStateAt(game, Date.now()) === 'stopped'),
        run: ({ id }) => {
          onClose();
          history.navigate(addressFor(deed.path, id));
          runWhenDeclared(keys.keys, history.location, deed.command, deed.opposite);
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
