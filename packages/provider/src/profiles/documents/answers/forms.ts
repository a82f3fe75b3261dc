import { alternating, type Form, NOTHING, partOf } from './form';
import { pickDocumented, type Shape } from './pick-documented';

/** A response whose fields are documented. */
export const shown =
  (shape: Shape): Form =>
  (answer) =>
    pickDocumented(answer, shape);

/** One entity under its name. */
export const wrapped =
  (name: string, shape: Shape): Form =>
  (answer) => ({ [name]: pickDocumented(partOf(answer, name), shape) });

/** One entity without an envelope; if the call returns none, the one in its path. */
export const bare =
  (name: string, shape: Shape): Form =>
  (answer, { params }) =>
    pickDocumented(partOf(answer, name), shape) ?? (params.id === undefined ? {} : { id: Number(params.id) });

/** "Not shown": an empty object, no content, or the written entity. */
export const notShown = (name = '', shape: Shape = true): Form =>
  alternating(
    () => ({}),
    () => NOTHING,
    bare(name, shape),
  );
