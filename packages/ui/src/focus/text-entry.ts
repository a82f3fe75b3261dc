const NOT_TYPED = new Set(['checkbox', 'radio', 'button', 'submit', 'reset', 'file', 'color', 'range', 'image']);

/** Whether keys pressed here are text, or choose in a list of the browser. */
export function isTextEntry(target: EventTarget | null | undefined): boolean {
  if (!(target instanceof Element)) return false;
  const place = target.closest('input, textarea, select, [contenteditable], [role=textbox], [role=spinbutton]');
  if (!place) return false;
  if (place instanceof HTMLInputElement) return !NOT_TYPED.has(place.type);
  return place.getAttribute('contenteditable') !== 'false';
}
