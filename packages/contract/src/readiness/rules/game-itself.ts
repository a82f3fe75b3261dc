import { ianaZoneOf } from '../../time/zones';
import type { Finding, GameContent } from '../finding';
import { gameWindow } from '../moments';

/** What the game itself lacks. */
export function* checkGameItself({ game, tasks }: GameContent): Iterable<Finding> {
  if (tasks.length === 0) yield { rule: 'no-challenges', level: 'problem', field: 'tasks' };
  if (game.tz && !ianaZoneOf(game.tz)) yield { rule: 'unknown-zone', level: 'problem', field: 'tz' };
  const { opens, closes } = gameWindow(game);
  if (closes <= opens) yield { rule: 'game-backward', level: 'problem', field: 'finish_at' };
}
