/** Enter and Space press a marker, which Leaflet only gives the role of a button. */
export function pressWithKeys(icon: HTMLElement, press: () => void): void {
  icon.addEventListener('keydown', (event) => {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    if (event.repeat || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    // Space would scroll the page.
    event.preventDefault();
    press();
  });
}
