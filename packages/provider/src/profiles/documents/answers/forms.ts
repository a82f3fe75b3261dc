import { byTurns, type Form, NOTHING, partOf } from './form';
import { keep, type Shape } from './keep';

/** A response whose fields are documented. */
export const shown =
  (shape: Shape): Form =>
  (answer) =>
    keep(answer, shape);

/** One entity under its name. */
export const wrapped =
  (name: string, shape: Shape): Form =>
  (answer) => ({ [name]: keep(partOf(answer, name), shape) });

/** One entity without an envelope; if the call returns none, the one in its path. */
export const bare =
  (name: string, shape: Shape): Form =>
  (answer, { params }) =>
    keep(partOf(answer, name), shape) ?? (params.id === undefined ? {} : { id: Number(params.id) });

/** "Not shown": an empty object, no content, or the written entity. */
export const notShown = (name = '', shape: Shape = true): Form =>
  byTurns(
    () => ({}),
    () => NOTHING,
    bare(name, shape),
  );
