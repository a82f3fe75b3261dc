import { createQuickStyles } from './quick-styles';

declare global {
  var IS_REACT_ACT_ENVIRONMENT: boolean;
  var SC_DISABLE_SPEEDY: boolean;
}
globalThis.IS_REACT_ACT_ENVIRONMENT = true;

// As in production, styled-components inserts rules. As text, jsdom would parse the whole sheet again for each of them.
globalThis.SC_DISABLE_SPEEDY = false;

// jsdom has no CSS object; React Aria asks it about selectors.
const css: Pick<typeof CSS, 'escape' | 'supports'> = {
  escape: (text: string) => text.replace(/[^\w-]/g, '\\$&'),
  supports: () => false,
};
globalThis.CSS ??= css as typeof CSS;

// Tests with the Node environment have no window.
if (typeof window !== 'undefined') window.getComputedStyle = createQuickStyles(window.getComputedStyle.bind(window));

// jsdom has the dialog element without its methods. These only open and close it: no top layer, no inertness.
if (typeof HTMLDialogElement !== 'undefined') {
  HTMLDialogElement.prototype.showModal ??= function showModal(this: HTMLDialogElement) {
    this.open = true;
  };
  HTMLDialogElement.prototype.close ??= function close(this: HTMLDialogElement) {
    this.open = false;
  };
}

// jsdom draws nothing, and logs an error instead of answering as browsers without a context do.
if (typeof HTMLCanvasElement !== 'undefined') HTMLCanvasElement.prototype.getContext = () => null;
