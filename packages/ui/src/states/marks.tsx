import type { ReactNode } from 'react';
import { token } from '../theme/token';

function Drawing({ children }: { readonly children: ReactNode }) {
  return (
    <svg
      width="72"
      height="56"
      viewBox="0 0 72 56"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {children}
    </svg>
  );
}

/** A folded map with a place on it: nothing here yet. */
export function MapMark() {
  return (
    <Drawing>
      <path d="M6 14l18-7 24 8 18-7v34l-18 7-24-8-18 7z" />
      <path d="M24 7v34M48 15v34" opacity=".5" />
      <path d="M33 33c3-4 5-6 5-9a5 5 0 0 0-10 0c0 3 2 5 5 9z" style={{ fill: token.surfacePanel }} />
      <circle cx="33" cy="24" r="1.5" />
    </Drawing>
  );
}

/** A magnifying glass: no match. */
export function LensMark() {
  return (
    <Drawing>
      <circle cx="32" cy="25" r="15" />
      <path d="M43 36l13 12M26 25h12" />
    </Drawing>
  );
}

/** A boat with a torn sail: loading failed. */
export function BoatMark() {
  return (
    <Drawing>
      <path d="M8 40q8-6 14 0t14 0 14 0 14 0M14 48q8-5 14 0t14 0 14 0" opacity=".6" />
      <path d="M36 8v24M36 10l14 20H36zM24 34h26" />
      <path d="M30 12l-8 18h8" strokeDasharray="3 3" style={{ stroke: token.danger }} />
    </Drawing>
  );
}
