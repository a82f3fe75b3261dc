import { type ProviderCapability, paths, type ScreenCommand } from '@waymark/contract';
import type { Translate } from '@waymark/host-kit';
import type { IconDrawing } from '@waymark/ui';
import { Lock, Megaphone, OctagonX, Play } from '@waymark/ui/icons';

/** An administrator's actions in a game, run by a command of one of its screens. */
export interface GameAction {
  readonly command: ScreenCommand;
  readonly path: string;
  readonly label: string;
  readonly icon: IconDrawing;
  /** Its opposite, declared where this is done already. */
  readonly opposite?: ScreenCommand;
  /** Only in stopped games, or only in others. */
  readonly stopped?: boolean;
}

/** The actions the provider supports. */
export const gameActions = (t: Translate, offers: (name: ProviderCapability) => boolean): readonly GameAction[] => [
  { command: 'game.run', path: paths.teams.pattern, label: t('Start Game'), icon: Play, stopped: true },
  { command: 'game.run', path: paths.teams.pattern, label: t('Stop Game'), icon: OctagonX, stopped: false },
  { command: 'game.write', path: paths.teams.pattern, label: t('Write to players'), icon: Megaphone },
  ...(offers('leaderboard-board')
    ? [
        {
          command: 'board.freeze' as const,
          opposite: 'board.unfreeze' as const,
          path: paths.leaderboard.pattern,
          label: t('Freeze the leaderboard'),
          icon: Lock,
        },
      ]
    : []),
];

/** Whether an action makes sense in a game, stopped or not. */
export const fitsState = ({ stopped }: GameAction, isStopped: boolean): boolean =>
  stopped === undefined || stopped === isStopped;
