import { createGlobalStyle } from 'styled-components';
import { baseSheet } from '../theme/base-sheet';
import { tokenSheet } from '../theme/token-sheet';
import { useUi } from './ui-context';

const Sheets = createGlobalStyle<{ $selector: ':root' | ':host' }>`
  ${({ $selector }) => tokenSheet({ selector: $selector })}
  ${({ $selector }) => baseSheet({ selector: $selector })}
`;

/**
 * Tokens and base styles, written at run time: for shadow roots, stories and tests. A page whose build has written
 * `tokenSheet` and `baseSheet` into a file does without, and does not load them twice.
 */
export function GlobalSheets() {
  return <Sheets $selector={useUi().selector} />;
}
