import type { ReactNode } from 'react';
import { token } from '../theme/token';
import type { Promo } from './promo-rules';

function Drawing({ children }: { readonly children: ReactNode }) {
  return (
    <svg
      viewBox="0 0 240 96"
      fill="none"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {children}
    </svg>
  );
}

const paper = { fill: token.surfacePanel };
const tint = { fill: token.accentLine };
const strong = { fill: token.accent, stroke: 'none' };

/** The drawing of each card: a photo with a sticker, a folded map with a route, a film strip. */
export const PROMO_DRAWINGS: Readonly<Record<Promo, ReactNode>> = {
  stickers: (
    <Drawing>
      <g stroke="currentColor">
        <rect x="74" y="14" width="92" height="70" rx="6" style={paper} transform="rotate(-4 120 49)" />
        <path d="M82 70l22-26 16 17 10-9 24 20" style={tint} transform="rotate(-4 120 49)" />
        <circle cx="140" cy="32" r="7" style={tint} transform="rotate(-4 120 49)" />
      </g>
      <path d="M158 44l5 11 12 1-9 8 3 12-11-6-11 6 3-12-9-8 12-1z" style={strong} />
      <path d="M84 10l3 6 7 1-5 5 1 7-6-4-6 4 1-7-5-5 7-1z" style={strong} />
    </Drawing>
  ),
  'buy-game': (
    <Drawing>
      <g stroke="currentColor">
        <path d="M58 22l40-10 44 12 40-10v60l-40 10-44-12-40 10z" style={paper} />
        <path d="M98 12v60M142 24v60" />
        <path d="M70 66c14-8 20 4 34-6s8-24 26-22 14 14 30 8" strokeDasharray="4 5" style={{ stroke: token.accent }} />
      </g>
      <path d="M166 46c5-7 8-11 8-16a8 8 0 1 0-16 0c0 5 3 9 8 16z" style={strong} />
      <circle cx="70" cy="66" r="4" style={strong} />
    </Drawing>
  ),
  reels: (
    <Drawing>
      <g stroke="currentColor">
        <rect x="44" y="24" width="152" height="50" rx="5" style={paper} />
        <path d="M94 24v50M146 24v50" />
        <path d="M50 64l14-16 10 10 6-6 10 12z" style={tint} />
        <path d="M152 64l14-16 10 10 6-6 10 12z" style={tint} />
        <path d="M50 30h6M64 30h6M78 30h6M102 30h6M116 30h6M130 30h6M156 30h6M170 30h6M184 30h6M50 69h6M64 69h6M78 69h6M102 69h6M116 69h6M130 69h6M156 69h6M170 69h6M184 69h6" />
      </g>
      <circle cx="120" cy="49" r="14" style={strong} />
      <path d="M116 43l9 6-9 6z" style={{ fill: token.onAccent }} />
    </Drawing>
  ),
};
