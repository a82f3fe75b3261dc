import type { GameId } from '@waymark/contract';
import { atom, type PrimitiveAtom } from 'jotai';

/** State per game, with its initial value. It outlives the screen, but not the mount. */
export function perGame<Value>(initial: Value): (game: GameId) => PrimitiveAtom<Value> {
  const known = new Map<GameId, PrimitiveAtom<Value>>();
  return (game) => {
    const mine = known.get(game) ?? atom(initial);
    known.set(game, mine);
    return mine;
  };
}
