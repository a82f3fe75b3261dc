import styled from 'styled-components';
import { token } from '../theme/token';

/** Props of BrandMark. */
export interface BrandMarkProps {
  readonly name: string;
  /** URL of the logo; without it the first letter is shown. */
  readonly logo?: string;
  /** Logo only, without the name beside it. */
  readonly compact?: boolean;
}

const Line = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 9px;
  min-inline-size: 0;
  color: ${token.text};
  font: 650 15px/20px ${token.font};
  letter-spacing: -0.012em;
  /* Most logos are square, so the name doesn't move when one loads. */
  & > img { flex: none; block-size: 24px; inline-size: auto; min-inline-size: 24px; max-inline-size: 120px; object-fit: contain; border-radius: ${token.radiusControl}; }
  & > span:last-child { overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
`;

const Sign = styled.span`
  display: grid;
  place-items: center;
  flex: none;
  inline-size: 24px;
  block-size: 24px;
  border-radius: ${token.radiusControl};
  background: ${token.accent};
  color: ${token.onAccent};
  font: 700 14px/1 ${token.font};
`;

/** Logo and name of the white label. */
export function BrandMark({ name, logo, compact = false }: BrandMarkProps) {
  return (
    <Line>
      {logo ? (
        <img src={logo} alt={compact ? name : ''} />
      ) : (
        <Sign {...(compact ? { role: 'img', 'aria-label': name } : { 'aria-hidden': true })}>
          {[...name.trim()][0]?.toUpperCase()}
        </Sign>
      )}
      {!compact && <span>{name}</span>}
    </Line>
  );
}
