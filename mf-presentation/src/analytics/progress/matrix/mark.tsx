import type { ProgressState } from '@waymark/contract';
import { MARK_SHAPES } from './marks';

/** The shapes of a state's mark. */
export const Mark = ({ state }: { readonly state: ProgressState }) =>
  Object.entries(MARK_SHAPES[state]).map(([name, path]) => <path key={name} data-mark={name} d={path} />);
