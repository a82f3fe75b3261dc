import styled from 'styled-components';
import { token } from '../theme/token';
import { Img } from './img';

/** Props of Avatar. */
export interface AvatarProps {
  readonly name: string;
  readonly src?: string;
  readonly size?: number;
  /** The name is visible next to it. */
  readonly decorative?: boolean;
}

const Face = styled.span<{ $size: number; $hue: number }>`
  display: inline-grid;
  place-items: center;
  flex: none;
  inline-size: ${({ $size }) => $size}px;
  block-size: ${({ $size }) => $size}px;
  border-radius: 50%;
  background: oklch(from ${token.face} l c ${({ $hue }) => $hue});
  color: ${token.onFace};
  font: 600 ${({ $size }) => Math.round($size * 0.45)}px/1 ${token.font};
`;

/** First letters of the first and last word. */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/).filter(Boolean);
  const ends = words.length > 1 ? [words[0], words.at(-1)] : [words[0]];
  return ends
    .map((word) => [...(word ?? '')][0] ?? '')
    .join('')
    .toUpperCase();
}

const hueOf = (name: string): number =>
  [...name].reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 360, 7);

/** A person's picture, or their initials on a colour derived from the name. */
export function Avatar({ name, src, size = 22, decorative = false }: AvatarProps) {
  if (src) return <Img src={src} alt={decorative ? '' : name} width={size} height={size} round />;
  return (
    <Face
      $size={size}
      $hue={hueOf(name)}
      {...(decorative ? { 'aria-hidden': true } : { role: 'img', 'aria-label': name })}
    >
      {initialsOf(name)}
    </Face>
  );
}
