/** Options of baseSheet. */
export interface BaseSheetOptions {
  readonly selector?: ':root' | ':host' | '[data-ground]';
}

const TEXT =
  'background:var(--surface-page);color:var(--text);font:var(--type-14) var(--font);font-optical-sizing:auto;letter-spacing:-.004em;-webkit-font-smoothing:antialiased;';

/**
 * Reset and base styles of a page (`:root`) or of a shadow root (`:host`, which also blocks inherited styles).
 * A pure function, like tokenSheet.
 */
export function baseSheet({ selector = ':root' }: BaseSheetOptions = {}): string {
  const ground =
    selector === ':root'
      ? `:root{-webkit-text-size-adjust:100%;scrollbar-color:var(--line-strong) transparent;}body{margin:0;${TEXT}}`
      : `${selector}{all:initial;display:block;${TEXT}}`;
  return [
    ground,
    '*,::before,::after{box-sizing:border-box;}',
    'h1,h2,h3,h4,p,ul,ol,figure,fieldset,legend,dl,dd{margin:0;padding:0;border:0;}',
    'ul,ol{list-style:none;}',
    'h1{font:600 var(--type-20) var(--font);letter-spacing:-.014em;}',
    'h2{font:600 var(--type-16) var(--font);letter-spacing:-.008em;}',
    'h3{font:600 var(--type-14) var(--font);}',
    'button,input,select,textarea{font:inherit;color:inherit;letter-spacing:inherit;}',
    'button{cursor:pointer;}',
    // Allows pressable elements to be scrolled and pinched; React Aria otherwise injects this rule into the page.
    '[data-react-aria-pressable]{touch-action:pan-x pan-y pinch-zoom;}',
    'a{color:var(--accent-text);text-decoration:none;text-underline-offset:3px;}',
    'a:hover{text-decoration:underline;}',
    'img,svg,video{max-inline-size:100%;}',
    // A word longer than its line, common in German and invented by players.
    ':is(h1,h2,h3,p,li,dd,label,legend){overflow-wrap:break-word;}',
    // Japanese has no spaces: lines break between phrases, and never before a small kana.
    ':lang(ja){line-break:strict;word-break:auto-phrase;}',
    // Letter spacing would tear joined letters apart.
    ':is(:lang(ar),:lang(fa),:lang(ur)) *{letter-spacing:0!important;}',
    // Scripts without italics: dots beside the letters emphasise a word.
    ':is(:lang(ja),:lang(ko),:lang(zh)) :is(em,i,cite,dfn){font-style:normal;text-emphasis:dot;}',
    // Names follow their own direction, aligned with the start of the page's lines.
    ':is(b,strong,small,span,h1,h2,h3)[dir=auto]{text-align:-webkit-match-parent;text-align:match-parent;}',
    '::placeholder{color:var(--text-muted);opacity:1;}',
    ':where(:focus-visible){outline:var(--focus-ring) solid var(--focus);outline-offset:2px;}',
    // Contrast themes replace the colours that otherwise mark a pressed button or the link to the current page.
    '@media (forced-colors:active){:is([aria-pressed=true],:is(a,button)[aria-current=page]):not(:focus-visible){outline:2px solid Highlight;outline-offset:-2px;}}',
    '[hidden]{display:none!important;}',
  ].join('\n');
}
