import { token } from '../theme/token';

/**
 * Runs when the theme an element is in takes other colours: a canvas knows no custom properties and has to be drawn again.
 * Whoever sets the theme, and wherever, the colour of an element inside changes by a transition that ends.
 */
export function watchColours(element: HTMLElement, run: () => void): void {
  const probe = element.appendChild(document.createElement('i'));
  Object.assign(probe.style, {
    position: 'absolute',
    color: token.text,
    transition: 'color 1ms step-end',
    pointerEvents: 'none',
  });
  probe.addEventListener('transitionend', run);
}
