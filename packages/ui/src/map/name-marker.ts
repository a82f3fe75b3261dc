/**
 * Names a marker for screen readers, and shows its name on hover and focus until Escape. The name is part of the
 * marker, so that the pointer can move onto it.
 */
export function nameMarker(icon: HTMLElement, label: string): void {
  icon.setAttribute('aria-label', label);
  const name = icon.appendChild(document.createElement('span'));
  name.dataset.name = '';
  name.setAttribute('aria-hidden', 'true');
  name.textContent = label;
  icon.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') icon.dataset.quiet = '';
  });
  const speak = () => delete icon.dataset.quiet;
  icon.addEventListener('pointerleave', speak);
  icon.addEventListener('blur', speak);
}
