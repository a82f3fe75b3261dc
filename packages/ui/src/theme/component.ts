/** The font-family name of the builder's font; see `fontFaceSheet`. */
export const FONT_FAMILY = 'Waymark Inter';

/** Layer 3, sizes: measures of the components on a 4 px grid. */
export const sizes = {
  font: `"${FONT_FAMILY}", Inter, system-ui, -apple-system, "Segoe UI", sans-serif`,
  fontCode: 'ui-monospace, "SF Mono", "Cascadia Mono", "Liberation Mono", Menlo, monospace',
  type12: '12px/16px',
  type13: '13px/20px',
  type14: '14px/20px',
  type16: '16px/24px',
  type20: '20px/28px',
  space1: '4px',
  space2: '8px',
  space3: '12px',
  space4: '16px',
  space5: '20px',
  space6: '24px',
  space8: '32px',
  space12: '48px',
  radiusControl: '6px',
  radiusPanel: '8px',
  radiusDialog: '10px',
  radiusPill: '999px',
  control: '32px',
  controlTouch: '40px',
  iconButton: '28px',
  field: '48px',
  row: '42px',
  popMax: '300px',
  navWidth: '245px',
  pageMax: '1200px',
  gutter: '28px',
  focusRing: '2px',
  quick: '120ms',
  calm: '180ms',
  ease: 'cubic-bezier(.2, .7, .3, 1)',
} as const;

/** Layer 3, roles: how components use the semantic layer. */
export const roles = {
  buttonPrimaryBg: 'var(--accent)',
  buttonPrimaryText: 'var(--on-accent)',
  buttonPrimaryHover: 'var(--accent-hover)',
  buttonBg: 'var(--surface-raised)',
  buttonLine: 'var(--line-strong)',
  fieldBg: 'var(--surface-panel)',
  fieldLine: 'var(--line-control)',
  tableHead: 'var(--text-muted)',
  tableRowHover: 'var(--surface-hover)',
  navBg: 'var(--surface-page)',
} as const;
