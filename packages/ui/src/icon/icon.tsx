import type { IconNode } from 'lucide';
import { createElement } from 'react';
import styled from 'styled-components';

/** An icon of the icon set. */
export type IconDrawing = IconNode;

/** Props of Icon. */
export interface IconProps {
  /** The icon, imported by name: `import { Flag } from '@waymark/ui/icons'`. */
  readonly of: IconDrawing;
  readonly size?: 12 | 14 | 16 | 20 | 24;
  /** Mirrored in right-to-left layouts: for arrows and chevrons. */
  readonly flip?: boolean;
  /** Accessible name; without it the icon is decorative. */
  readonly label?: string;
  readonly className?: string;
}

const Drawn = styled.span<{ $flip: boolean }>`
  display: inline-grid;
  flex: none;
  & > svg { display: block; }
  ${({ $flip }) => $flip && '&:dir(rtl) > svg { transform: scaleX(-1); }'}
`;

/** An icon with a 1.5 px stroke at any size. Decorative unless it has a label. */
export function Icon({ of: drawing, size = 16, flip = false, label, className }: IconProps) {
  return (
    <Drawn
      data-icon=""
      $flip={flip}
      className={className}
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      <svg
        aria-hidden="true"
        width={size}
        height={size}
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        strokeWidth={1.5}
        strokeLinecap="round"
        strokeLinejoin="round"
      >
        {drawing.map(([shape, attributes], place) =>
          // Drawings are static, so the index is a stable key.
          createElement(shape, { key: place, vectorEffect: 'non-scaling-stroke', ...attributes }),
        )}
      </svg>
    </Drawn>
  );
}
