import { rovingTarget } from './roving-keys';
import { isTextEntry } from './text-entry';

/** Options of a list with one Tab stop. */
export interface OneStopOptions {
  /** Selector of the items in the list. */
  readonly items: string;
  readonly direction: 'ltr' | 'rtl';
  /** What Tab goes to: one control of the list (by default), or every control of the current item. */
  readonly tab?: 'control' | 'item' | undefined;
}

const CONTROLS = 'a[href], button, input, select, textarea, summary, [tabindex], [contenteditable]';

/**
 * Makes a list one Tab stop, at first the control that opens an item (`data-opens`): Up, Down, Home and End go from
 * item to
 * item and keep the same control (of the same `data-stop`, else at the same place), Left and Right go through the
 * controls of an item. Text fields are passed over: those of the current item keep their own Tab stop, as all its
 * controls
 * do with `tab: 'item'`. Opening an item from elsewhere (`aria-current`) moves the stop to it.
 * @returns a function that stops it
 */
export function createOneStop(list: HTMLElement, { items, direction, tab }: OneStopOptions): () => void {
  const root = list.getRootNode() as Document | ShadowRoot;
  let current: HTMLElement | undefined;
  let followed: HTMLElement | undefined;
  const itemsOf = (): HTMLElement[] => [...list.querySelectorAll<HTMLElement>(items)];
  const controlsOf = (item: HTMLElement): HTMLElement[] =>
    [item, ...item.querySelectorAll<HTMLElement>(CONTROLS)].filter(
      (control) => control.matches(CONTROLS) && !control.matches(':disabled') && control.closest(items) === item,
    );
  /** Targets of the arrow keys: no text fields, which need these keys, and nothing hidden at this width. */
  const arrowed = (item: HTMLElement): HTMLElement[] =>
    controlsOf(item).filter((control) => !isTextEntry(control) && isDrawn(control));

  const arrange = (): void => {
    const all = itemsOf();
    if (current && !list.contains(current)) current = undefined;
    const opened = all.find((item) => item.querySelector('[aria-current]'));
    if (opened && opened !== followed && !list.contains(root.activeElement)) current = undefined;
    followed = opened;
    const here = current?.closest<HTMLElement>(items) ?? opened ?? all[0];
    for (const item of all) {
      const controls = controlsOf(item);
      const stop = item === here ? (current ?? controls.find(opens) ?? controls[0]) : undefined;
      for (const control of controls) {
        const wanted = control === stop || (item === here && (tab === 'item' || isTextEntry(control))) ? 0 : -1;
        if (control.tabIndex !== wanted) control.tabIndex = wanted;
      }
    }
  };
  const enter = (event: Event): void => {
    const [target] = event.composedPath();
    if (!(target instanceof HTMLElement) || !target.closest(items) || !target.matches(CONTROLS)) return;
    // A text field is a separate stop; the current stop stays.
    const item = target.closest<HTMLElement>(items);
    if (!isTextEntry(target)) current = target;
    else if (item && current?.closest(items) !== item) {
      // Tab gets to it from the field.
      const others = controlsOf(item).filter((one) => !isTextEntry(one));
      current =
        others.find((one) => opens(one) || one.tabIndex === 0) ??
        others.find((one) => target.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_FOLLOWING) ??
        others[0];
    }
    arrange();
  };
  const press = (event: Event): void => {
    if (!(event instanceof KeyboardEvent) || event.defaultPrevented) return;
    const { altKey, ctrlKey, metaKey, shiftKey, key } = event;
    const [target] = event.composedPath();
    if (altKey || ctrlKey || metaKey || shiftKey || !(target instanceof HTMLElement)) return;
    const item = list.contains(target) ? target.closest<HTMLElement>(items) : null;
    if (!item || isTextEntry(target)) return;
    const to = nextOf(item, target, key);
    if (!to) return;
    event.preventDefault();
    to.focus();
  };
  const nextOf = (item: HTMLElement, target: HTMLElement, key: string): HTMLElement | undefined => {
    const own = arrowed(item);
    const inside = own.indexOf(target);
    const row =
      key === 'Home' || key === 'End' ? undefined : rovingTarget(key, inside, own.length, { axis: 'row', direction });
    if (row !== undefined) return own[row];
    const all = itemsOf();
    const to = rovingTarget(key, all.indexOf(item), all.length, { axis: 'column', direction });
    const other = to === undefined ? undefined : all[to];
    if (!other) return undefined;
    const controls = arrowed(other);
    const { stop } = target.dataset;
    const same = stop === undefined ? undefined : controls.find(({ dataset }) => dataset.stop === stop);
    return same ?? controls[stop === undefined ? Math.min(inside, controls.length - 1) : 0];
  };

  arrange();
  const watch = new MutationObserver(arrange);
  watch.observe(list, { childList: true, subtree: true, attributeFilter: ['disabled', 'aria-current'] });
  list.addEventListener('focusin', enter);
  // In the bubbling phase above React's listeners, so that controls using an arrow key have prevented the default.
  root.addEventListener('keydown', press);
  return () => {
    watch.disconnect();
    list.removeEventListener('focusin', enter);
    root.removeEventListener('keydown', press);
  };
}

/** Whether it opens its item. */
const opens = ({ dataset }: HTMLElement): boolean => 'opens' in dataset;

/** Whether it is laid out; without any layout, everything counts as rendered. */
const isDrawn = (control: HTMLElement): boolean => control.checkVisibility?.() ?? true;
