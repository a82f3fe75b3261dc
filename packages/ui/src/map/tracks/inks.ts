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

/** Colours as a canvas takes them. */
export type Inks = Readonly<Record<(typeof INKS)[number] & TokenName, string>>;

/** The colours of the theme an element is in: a canvas knows no custom properties. */
export function inksOf(element: HTMLElement): Inks {
  const probe = element.appendChild(document.createElement('i'));
  const found = INKS.map((name) => {
    probe.style.color = token[name];
    return [name, getComputedStyle(probe).color];
  });
  probe.remove();
  return Object.fromEntries(found) as Inks;
}
