import { byTurns, type Form, NOTHING, partOf } from './form';
import { keep, type Shape } from './keep';

/** An answer whose fields are documented. */
export const shown =
  (shape: Shape): Form =>
  (answer) =>
    keep(answer, shape);

/** One entity under its name. */
export const wrapped =
  (name: string, shape: Shape): Form =>
  (answer) => ({ [name]: keep(partOf(answer, name), shape) });

/** One entity by itself; where the call answers none, what its path names. */
export const bare =
  (name: string, shape: Shape): Form =>
  (answer, { params }) =>
    keep(partOf(answer, name), shape) ?? (params.id === undefined ? {} : { id: Number(params.id) });

/** "game", which may be the name it stands under or what is answered. */
export const wrappedOrBare = (name: string, shape: Shape): Form => byTurns(wrapped(name, shape), bare(name, shape));

/** "Not shown": an empty object, nothing at all, or the entity that was written. */
export const notShown = (name = '', shape: Shape = true): Form =>
  byTurns(
    () => ({}),
    () => NOTHING,
    bare(name, shape),
  );
