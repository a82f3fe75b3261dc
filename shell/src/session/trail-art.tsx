/** A trail over hills from clue to clue, in the brand colour. Decoration. */
export function TrailArt() {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 640 900"
      preserveAspectRatio="xMidYMid slice"
      width="100%"
      height="100%"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <g opacity=".16">
        <path d="M-20 250c120-70 210-70 320-10s240 50 380-40M-20 330c130-80 230-80 330-20s220 50 370-50M-20 610c150-50 230-30 330 30s230 50 370-20M-20 690c150-60 240-40 330 20s220 60 370-10" />
        <path d="M390 470a60 34 0 1 0 120 0a60 34 0 1 0-120 0M350 470a100 62 0 1 0 200 0a100 62 0 1 0-200 0M305 470a145 94 0 1 0 290 0a145 94 0 1 0-290 0" />
      </g>
      <path
        d="M120 800c10-90 150-60 160-150s-150-90-110-190 190-10 280 10 130-90 40-150-160-40-150-120"
        strokeWidth="3"
        strokeDasharray="2 13"
        opacity=".7"
      />
      <g fill="var(--accent)" stroke="none">
        <circle cx="120" cy="800" r="9" />
        <circle cx="280" cy="650" r="6" />
        <circle cx="170" cy="460" r="6" />
        <circle cx="450" cy="470" r="6" />
      </g>
      <g transform="translate(340 196)">
        <path d="M0 0c34-40 48-60 48-84a48 48 0 0 0-96 0c0 24 14 44 48 84z" fill="var(--accent)" stroke="none" />
        <path d="M-14-68v-34l30 10-30 11" stroke="var(--on-accent)" strokeWidth="4" />
      </g>
    </svg>
  );
}
