import styled from 'styled-components';
import { token } from '../theme/token';
import { Button } from './button';

/** A button that shows only its icon on phones. Needs `icon`, `aria-label`, and its words in a `span`. */
export const ShortButton = styled(Button)`
  @media (max-width: 480px) { min-inline-size: ${token.controlTouch}; & > span:last-child { display: none; } }
`;
