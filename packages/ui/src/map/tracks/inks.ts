import { type TokenName, token } from '../../theme/token';

const INKS = [
  'accent',
  'onAccent',
  'warning',
  'surfacePanel',
  'text',
  'textSoft',
  'warningText',
  'surfacePage',
] as const;

/** Colours in canvas form. */
export type Inks = Readonly<Record<(typeof INKS)[number] & TokenName, string>>;

/** The theme's colours at an element, because a canvas knows no custom properties. */
export function inksOf(element: HTMLElement): Inks {
  const probe = element.appendChild(document.createElement('i'));
  const found = INKS.map((name) => {
    probe.style.color = token[name];
    return [name, getComputedStyle(probe).color];
  });
  probe.remove();
  return Object.fromEntries(found) as Inks;
}
