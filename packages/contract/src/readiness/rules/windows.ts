import type { Finding, GameContent } from '../finding';
import { gameWindow, taskWindow } from '../moments';

/** Times of challenges against those of the game. Both are instants, so their zones do not matter. */
export function* checkWindows({ game, tasks }: GameContent): Iterable<Finding> {
  const whole = gameWindow(game);
  for (const task of tasks) {
    const { opens, closes } = taskWindow(task);
    const field = Number.isFinite(opens) && opens >= whole.closes ? 'starts_at' : 'ends_at';
    if (closes <= opens) {
      yield { rule: 'window-backward', level: 'problem', task: task.id, field: 'ends_at' };
    } else if (opens >= whole.closes || closes <= whole.opens) {
      yield { rule: 'closed-in-game', level: 'problem', task: task.id, field };
    } else if (Number.isFinite(opens) && opens < whole.opens) {
      yield { rule: 'window-outside-game', level: 'advice', task: task.id, field: 'starts_at' };
    } else if (Number.isFinite(closes) && closes > whole.closes) {
      yield { rule: 'window-outside-game', level: 'advice', task: task.id, field: 'ends_at' };
    }
  }
}
