const NOT_TYPED = new Set(['checkbox', 'radio', 'button', 'submit', 'reset', 'file', 'color', 'range', 'image']);

/** Whether keys are text here, or choose in a native list. */
export function isTextEntry(target: EventTarget | null | undefined): boolean {
  if (!(target instanceof Element)) return false;
  const place = target.closest('input, textarea, select, [contenteditable], [role=textbox], [role=spinbutton]');
  if (!place) return false;
  if (place instanceof HTMLInputElement) return !NOT_TYPED.has(place.type);
  return place.getAttribute('contenteditable') !== 'false';
}
