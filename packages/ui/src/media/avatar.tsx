import type { CSSProperties } from 'react';
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

/** Colour and size are inline: a rule for each hue would make the browser restyle the whole page. */
const Face = styled.span`
  display: inline-grid;
  place-items: center;
  flex: none;
  inline-size: var(--face-size);
  block-size: var(--face-size);
  border-radius: 50%;
  background: oklch(from ${token.face} l c var(--face-hue));
  color: ${token.onFace};
  font: 600 calc(var(--face-size) * 0.45)/1 ${token.font};
`;

interface FaceProperties extends CSSProperties {
  readonly '--face-size': string;
  readonly '--face-hue': number;
}

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
  const style: FaceProperties = { '--face-size': `${size}px`, '--face-hue': hueOf(name) };
  return (
    <Face style={style} {...(decorative ? { 'aria-hidden': true } : { role: 'img', 'aria-label': name })}>
      {initialsOf(name)}
    </Face>
  );
}
