import { token } from './token';

/**
 * Runs when the theme's colours at an element change, because a canvas knows no custom properties and must be redrawn.
 * Detected by the end of a colour transition on an element inside, whatever changes the theme.
 * @returns stops it
 */
export function watchColours(element: HTMLElement, run: () => void): () => void {
  const probe = element.appendChild(document.createElement('i'));
  Object.assign(probe.style, {
    position: 'absolute',
    color: token.text,
    transition: 'color 1ms step-end',
    pointerEvents: 'none',
  });
  probe.addEventListener('transitionend', run);
  return () => probe.remove();
}
