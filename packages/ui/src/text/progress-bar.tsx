import styled from 'styled-components';
import { token } from '../theme/token';

/** Props of ProgressBar. */
export interface ProgressBarProps {
  /** For screen readers only. */
  readonly label: string;
  /** From 0 to 1; undefined while unknown. */
  readonly value?: number;
}

const Track = styled.div`
  block-size: 4px;
  border-radius: 2px;
  background: ${token.surfaceChip};
  overflow: hidden;
  & > div { block-size: 100%; background: ${token.textMuted}; transition: inline-size ${token.quick}; }
  & > div[data-unknown] { inline-size: 35%; animation: progress-run 1.2s ease-in-out infinite alternate; }
  @keyframes progress-run { to { margin-inline-start: 65%; } }
  @media (prefers-reduced-motion: reduce) { & > div[data-unknown] { inline-size: 100%; animation: none; opacity: 0.5; } }
  @media (forced-colors: active) { border: 1px solid; & > div { background: Highlight; forced-color-adjust: none; } }
`;

/** A progress bar. */
export function ProgressBar({ label, value }: ProgressBarProps) {
  const percent = value === undefined ? undefined : Math.round(Math.min(Math.max(value, 0), 1) * 100);
  return (
    <Track role="progressbar" aria-label={label} aria-valuemin={0} aria-valuemax={100} aria-valuenow={percent}>
      {percent === undefined ? <div data-unknown="" /> : <div style={{ inlineSize: `${percent}%` }} />}
    </Track>
  );
}
