import { type Game, gameStateAt, roleOf, type ScreenKey } from '@waymark/contract';
import { useReadable, useTranslate } from '@waymark/host-kit';
import { Icon, keyFace } from '@waymark/ui';
import { Keyboard } from '@waymark/ui/icons';
import { flushSync } from 'react-dom';
import { useServices } from '../services/services-context';
import { fitsState, type GameAction, gameActions } from './game-actions';
import type { Pick } from './pick-dialog';
import { runWhenDeclared } from './run-when-declared';
import type { ScreenPick } from './use-screens';

/** Several keys may have the same command. */
const isFirst = ({ label, group }: ScreenKey, at: number, all: readonly ScreenKey[]): boolean =>
  at === all.findIndex((key) => key.label === label && key.group === group);

/** Commands of the current screen. */
export function useCommands(onClose: () => void): Pick[] {
  const { keys } = useServices();
  return useReadable(keys.keys)
    .filter(({ when }) => when?.() !== false)
    .filter(isFirst)
    .map(({ keys: key, label, run }, index) => ({
      id: `command-${index}`,
      label,
      ...(key === undefined ? {} : { hint: keyFace(key) }),
      icon: <Icon of={Keyboard} />,
      onPick: () => {
        // The page is inert until then, and a command may focus a field.
        flushSync(onClose);
        run();
      },
    }));
}

/**
 * What an administrator can do with the open game, on any of its screens: the palette opens the screen with the command
 * and runs it there, with the screen's own questions.
 * @param screens those of the game that this person may open
 */
export function useGameCommands(game: Game | undefined, screens: readonly ScreenPick[], onClose: () => void): Pick[] {
  const { keys, me, offer, history } = useServices();
  const t = useTranslate();
  const account = useReadable(me);
  const here = useReadable(keys.keys);
  if (!game || !roleOf(game.user, account).administrator) return [];
  const isStopped = gameStateAt(game, Date.now()) === 'stopped';
  const isHere = ({ command, opposite = command }: GameAction) =>
    here.some((key: ScreenKey) => key.command === command || key.command === opposite);
  return gameActions(t, offer.offers)
    .filter((deed) => fitsState(deed, isStopped) && !isHere(deed))
    .flatMap(({ command, opposite, path, label, icon }) => {
      const screen = screens.find((one) => one.path === path);
      if (!screen) return [];
      const onPick = () => {
        onClose();
        screen.onPick();
        runWhenDeclared(keys.keys, history.location, command, opposite);
      };
      return [{ id: command, label, hint: screen.label, icon: <Icon of={icon} />, onPick }];
    });
}
