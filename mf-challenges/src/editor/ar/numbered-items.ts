import { REALITIES_MAX, type Reality, type Task } from '@waymark/contract';

/** An AR item with its id. */
export type NumberedReality = Reality & { readonly id: number };

const hasId = (item: Reality): item is NumberedReality => typeof item.id === 'number';

/** The AR items of a challenge that can be edited. */
export const numberedItems = ({ realities }: Task): readonly NumberedReality[] =>
  realities.filter(hasId).slice(0, REALITIES_MAX);
