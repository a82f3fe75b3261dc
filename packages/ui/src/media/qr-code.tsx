import { create } from 'qrcode';
import { useMemo } from 'react';
import styled from 'styled-components';

/** Props of QrCode. */
export interface QrCodeProps {
  /** Content of the code. */
  readonly text: string;
  /** Accessible name. */
  readonly label: string;
  readonly className?: string;
}

/** Empty modules around a code, which readers need. */
const QUIET = 4;

/** Codes are dark on white in every theme. */
const Code = styled.svg`
  display: block;
  background: oklch(1 0 0);
  color: oklch(0 0 0);
`;

/** A QR code, sized by its class. */
export function QrCode({ text, label, className }: QrCodeProps) {
  const { size, path } = useMemo(() => qrOutline(text), [text]);
  const side = size + 2 * QUIET;
  return (
    <Code
      role="img"
      aria-label={label}
      className={className}
      viewBox={`${-QUIET} ${-QUIET} ${side} ${side}`}
      shapeRendering="crispEdges"
    >
      <path d={path} fill="currentColor" />
    </Code>
  );
}

/** The dark modules of a code, one unit each, without the empty ones around it. */
export function qrOutline(text: string): { readonly size: number; readonly path: string } {
  const { size, data } = create(text, { errorCorrectionLevel: 'M' }).modules;
  let path = '';
  for (let y = 0; y < size; y += 1) {
    for (let x = 0; x < size; x += 1) if (data[y * size + x]) path += `M${x} ${y}h1v1h-1z`;
  }
  return { size, path };
}
