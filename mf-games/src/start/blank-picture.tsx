import { token } from '@waymark/ui';
import styled from 'styled-components';

const Drawing = styled.svg`
  background: ${token.surfaceChip};
  color: ${token.textMuted};
`;

/** A compass on an empty map. */
export function BlankPicture() {
  return (
    <Drawing viewBox="0 0 160 120" preserveAspectRatio="xMidYMid slice" aria-hidden="true" fill="none">
      <path d="M0 40h160M0 80h160M40 0v120M80 0v120M120 0v120" stroke="currentColor" opacity=".25" />
      <circle cx="80" cy="60" r="27" style={{ fill: token.surfacePanel }} stroke="currentColor" strokeWidth="1.6" />
      <path d="M80 37v5M80 78v5M57 60h5M98 60h5" stroke="currentColor" strokeWidth="1.8" strokeLinecap="round" />
      <path d="M80 60l-6-3 14-14z" style={{ fill: token.accent }} />
      <path d="M80 60l6 3-14 14z" fill="currentColor" />
    </Drawing>
  );
}
