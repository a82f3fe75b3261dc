import { ImageOff } from 'lucide';
import { type ReactNode, useState } from 'react';
import styled from 'styled-components';
import { Icon } from '../icon/icon';
import { token } from '../theme/token';
import { cropOf } from './crop-of';

/** Props of Img. */
export interface ImgProps {
  readonly src: string;
  /** Empty for decorative images. */
  readonly alt: string;
  readonly width?: number | string;
  readonly height?: number | string;
  readonly fit?: 'cover' | 'contain';
  readonly round?: boolean;
  /** Without a ground, corners and line of its own, for logos and watermarks. The placeholder keeps them. */
  readonly bare?: boolean;
  /** Shown on top of the image: a badge, buttons. */
  readonly children?: ReactNode;
}

const Frame = styled.span<{ $round: boolean }>`
  position: relative;
  display: block;
  flex: none;
  overflow: hidden;
  border-radius: ${({ $round }) => ($round ? '50%' : token.radiusControl)};
  & > img { display: block; inline-size: 100%; block-size: 100%; }
  &[data-bare] { border-radius: 0; }
  &:not([data-bare]) { background: ${token.surfaceSunken}; }
  &:not([data-bare])::after { content: ''; position: absolute; inset: 0; border-radius: inherit; box-shadow: inset 0 0 0 1px ${token.linePicture}; pointer-events: none; }
`;

const Broken = styled.span<{ $round: boolean }>`
  display: grid;
  place-items: center;
  flex: none;
  min-inline-size: 24px;
  min-block-size: 24px;
  border: 1.5px solid ${token.danger};
  border-radius: ${({ $round }) => ($round ? '50%' : token.radiusControl)};
  background: ${token.dangerSubtle};
  color: ${token.dangerText};
`;

const measure = (value: number | string | undefined): string | undefined =>
  typeof value === 'number' ? `${value}px` : value;

/** An image. If it fails to load, shows a placeholder with a red border. */
export function Img({ src, alt, width, height, fit = 'cover', round = false, bare = false, children }: ImgProps) {
  const [broken, setBroken] = useState<string>();
  const box = { inlineSize: measure(width), blockSize: measure(height) };
  if (broken === src) {
    return (
      <Broken style={box} $round={round} {...(alt ? { role: 'img', 'aria-label': alt } : { 'aria-hidden': true })}>
        <Icon of={ImageOff} />
      </Broken>
    );
  }
  return (
    <Frame style={box} $round={round} data-bare={bare || undefined}>
      <img
        src={src}
        alt={alt}
        loading="lazy"
        decoding="async"
        style={{ objectFit: fit, objectPosition: fit === 'cover' ? cropOf(src) : undefined }}
        onError={() => setBroken(src)}
      />
      {children}
    </Frame>
  );
}
