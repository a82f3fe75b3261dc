import type { Game, GameRow } from '@waymark/contract';
import { useReadable, useTranslate } from '@waymark/host-kit';
import { MenuIcon } from '@waymark/ui';
import { addressFor, gameMenu } from '../navigation/game-menu';
import { useInService } from '../remotes/use-in-service';
import { useServices } from '../services/services-context';
import type { Pick } from './pick-dialog';

/** A screen of a game, with its pattern in the menu. */
export interface ScreenPick extends Pick {
  readonly path: string;
}

/** The accessible screens of a game, from its menu. */
export function useScreens(onClose: () => void) {
  const { me, features, history } = useServices();
  const { areas, draws } = useInService();
  const account = useReadable(me);
  const enabled = useReadable(features);
  const t = useTranslate();
  return (game: Game | GameRow): ScreenPick[] =>
    gameMenu(areas, { game, me: account, features: enabled, draws })
      .flatMap(({ items }) => items)
      .map((item) => ({
        id: `screen-${item.path}`,
        path: item.path,
        label: t(item.label),
        icon: <MenuIcon name={item.icon} />,
        onPick: () => {
          onClose();
          history.navigate(addressFor(item.path, game.id));
        },
      }));
}
