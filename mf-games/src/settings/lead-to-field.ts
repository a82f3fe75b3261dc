import { fieldId } from './field-frame';

const PATIENCE = 5000;

/** Where the focus goes for a field whose control is not drawn at the moment. */
const STAND_INS: Readonly<Record<string, string>> = {
  start_at: `#${fieldId('start_anytime')} input`,
  finish_at: `#${fieldId('start_anytime')} input`,
  time_to_play: `#${fieldId('start_anytime')} input`,
};

/**
 * Puts the focus on the control of a field. One in another tab may still be on its way: it is waited for, a while.
 * @param from anything on the screen
 */
export function leadToField(from: HTMLElement | null, field: string): void {
  const root = from?.getRootNode() as Document | ShadowRoot | undefined;
  if (!root) return;
  const go = (): boolean => {
    const control =
      root.querySelector<HTMLElement>(`#${fieldId(field)}`) ??
      (STAND_INS[field] ? root.querySelector<HTMLElement>(STAND_INS[field]) : null);
    control?.scrollIntoView?.({ block: 'center' });
    control?.focus({ preventScroll: true });
    return control !== null;
  };
  if (go()) return;
  const watcher = new MutationObserver(() => go() && watcher.disconnect());
  watcher.observe(root, { childList: true, subtree: true });
  setTimeout(() => watcher.disconnect(), PATIENCE);
}
