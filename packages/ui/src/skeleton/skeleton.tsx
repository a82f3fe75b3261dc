import type { ReactNode } from 'react';
import styled, { keyframes } from 'styled-components';
import { useTranslate } from '../root/ui-context';
import { VisuallyHidden } from '../text/visually-hidden';
import { token } from '../theme/token';
import { SKELETON_DELAY, useDelayed } from './use-delayed';

const breathe = keyframes`50% { opacity: 0.4; }`;

/** A grey placeholder shape. */
export const Bone = styled.span<{ $width?: number | string; $height?: number; $round?: boolean }>`
  display: block;
  flex: none;
  inline-size: ${({ $width = '100%' }) => (typeof $width === 'number' ? `${$width}px` : $width)};
  block-size: ${({ $height = 10 }) => $height}px;
  border-radius: ${({ $round }) => ($round ? token.radiusPill : '4px')};
  background: ${token.surfaceBone};
  opacity: 0.75;
  animation: ${breathe} 1.6s ease-in-out infinite;
  @media (prefers-reduced-motion: reduce) { animation: none; }
  @media (forced-colors: active) { border: 1px solid; }
`;

/** Props of Skeleton. */
export interface SkeletonProps {
  /** Bones in the shape of the content. */
  readonly children: ReactNode;
  /** Delay in milliseconds; 0 for stories. */
  readonly delay?: number;
}

const Shape = styled.div<{ $shown: boolean }>`
  ${({ $shown }) => !$shown && 'visibility: hidden;'}
`;

/**
 * Shows a placeholder after 150 ms of loading and announces it. Its space is reserved at once, so that nothing below
 * moves.
 */
export function Skeleton({ children, delay = SKELETON_DELAY }: SkeletonProps) {
  const t = useTranslate();
  const shown = useDelayed(delay);
  return (
    <div role="status" aria-busy="true">
      {shown && <VisuallyHidden>{t('Loading')}</VisuallyHidden>}
      <Shape $shown={shown} aria-hidden="true">
        {children}
      </Shape>
    </div>
  );
}

const Row = styled.div`
  display: flex;
  align-items: center;
  gap: 12px;
  padding: 10px 16px;
  & + & { border-block-start: 1px solid ${token.line}; }
  & > :nth-child(2) { flex: 1; display: grid; gap: 7px; }
`;

const WIDTHS = [72, 54, 64, 46, 60, 68, 50] as const;

/** Placeholder rows of a list or table: picture, two lines, a number. */
export function SkeletonRows({ rows = 5 }: { readonly rows?: number }) {
  return Array.from({ length: rows }, (_, index) => {
    const width = WIDTHS[index % WIDTHS.length] ?? 60;
    return (
      <Row key={index}>
        <Bone $width={36} $height={28} />
        <span>
          <Bone $width={`${width}%`} />
          <Bone $width={`${width - 22}%`} $height={8} />
        </span>
        <Bone $width={28} />
      </Row>
    );
  });
}

const Form = styled.div`
  display: grid;
  gap: 14px;
  padding: 16px;
`;

/** Placeholder fields of a form. */
export function SkeletonFields({ fields = 3 }: { readonly fields?: number }) {
  return (
    <Form>
      {Array.from({ length: fields }, (_, index) => (
        <Bone key={index} $height={48} />
      ))}
    </Form>
  );
}
