import { ENTRY_CODE_MIN, GAME_MODE } from '../../entities/game';
import { ianaZoneOf } from '../../time/zones';
import type { Finding, GameContent, GameToCheck } from '../finding';
import { gameWindow } from '../moments';

/** Problems of the game itself. */
export const checkGameItself = ({ game, tasks, now }: GameContent): Iterable<Finding> =>
  findMissing(game, tasks.length, now);

/**
 * What prevents a game from starting, in the order of its settings, regardless of its challenges' content.
 * @param challenges number of challenges
 * @param now milliseconds since 1970
 */
export function* findMissing(game: GameToCheck, challenges?: number, now?: number): Iterable<Finding> {
  const found = (rule: Finding['rule'], field: string): Finding => ({ rule, level: 'problem', field });
  const { name, code, tz } = game;
  if (name !== undefined && !name.trim()) yield found('no-name', 'name');
  if (code === '') yield found('no-code', 'code');
  else if (code !== undefined && code.length < ENTRY_CODE_MIN) {
    yield { ...found('short-code', 'code'), values: { n: ENTRY_CODE_MIN } };
  }
  const { opens, closes } = gameWindow(game);
  if (closes <= opens) yield found('game-backward', 'finish_at');
  else if (waitsForStart(game) && !Number.isFinite(opens)) yield found('no-start', 'start_at');
  else if (game.category === 'Draft' && now !== undefined && Number.isFinite(opens) && opens < now) {
    yield found('start-past', 'start_at');
  }
  if (tz && !ianaZoneOf(tz)) yield found('unknown-zone', 'tz');
  if (challenges === 0) yield found('no-challenges', 'tasks');
}

/** Whether the game has a start time, which is the default. */
const waitsForStart = ({ start_anytime: mode }: GameToCheck): boolean => mode === null || mode === GAME_MODE.scheduled;
