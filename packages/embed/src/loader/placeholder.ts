/**
 * From outside, only the element's box may be styled: position and width. Anything that would affect its content is
 * fixed here; `!important` in a shadow root overrides the page's.
 */
const RULES = `
:host{display:block;min-block-size:120px}
:host([hidden]){display:none!important}
:host{opacity:1!important;filter:none!important;mix-blend-mode:normal!important;clip-path:none!important;mask:none!important;zoom:1!important;columns:auto!important}
[data-waiting]{all:initial;display:grid;gap:16px;padding:24px;opacity:0;animation:come 200ms 150ms forwards}
[data-waiting] i{display:block;block-size:28px;inline-size:180px;border-radius:6px;background:#8883}
[data-waiting] i+i{block-size:240px;inline-size:auto}
[data-trouble]{all:initial;display:grid;justify-items:start;gap:12px;padding:24px;font:14px/20px system-ui,sans-serif;color:CanvasText;background:Canvas}
[data-trouble] b{font-weight:600}
[data-trouble] button{font:inherit;padding:6px 12px;cursor:pointer}
iframe{display:block;border:0;inline-size:100%;block-size:100%}
@keyframes come{to{opacity:1}}
@media (prefers-reduced-motion:reduce){[data-waiting]{animation-duration:1ms}}`;

let sheet: CSSStyleSheet | undefined;

function guard(): CSSStyleSheet {
  if (!sheet) {
    sheet = new CSSStyleSheet();
    sheet.replaceSync(RULES);
  }
  return sheet;
}

/** Shows the skeleton of a screen until there is one. */
export function preparePlace(shadow: ShadowRoot): void {
  shadow.adoptedStyleSheets = [guard()];
  const waiting = element('div');
  waiting.dataset.waiting = '';
  waiting.append(element('i'), element('i'));
  shadow.replaceChildren(waiting);
}

/** Removes everything that was shown. */
export function clearPlaceholder(shadow: ShadowRoot): void {
  shadow.adoptedStyleSheets = [];
  shadow.replaceChildren();
}

/** Removes the skeleton. */
export function endWaiting(shadow: ShadowRoot): void {
  for (const child of [...shadow.children]) if (child.matches('[data-waiting]')) child.remove();
}

/** Explains why there is nothing to see, and offers a retry. */
export function showTrouble(shadow: ShadowRoot, title: string, sentence: string, onRetry?: () => void): void {
  const trouble = element('div');
  trouble.dataset.trouble = '';
  trouble.setAttribute('role', 'alert');
  const heading = element('b');
  heading.textContent = title;
  const text = element('span');
  text.textContent = sentence;
  trouble.append(heading, text);
  if (onRetry) {
    const retry = element('button');
    retry.textContent = 'Retry';
    retry.addEventListener('click', onRetry);
    trouble.append(retry);
  }
  shadow.replaceChildren(trouble);
}

const element = (name: 'div' | 'i' | 'b' | 'span' | 'button') => document.createElement(name);
