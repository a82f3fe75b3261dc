declare global {
  var IS_REACT_ACT_ENVIRONMENT: boolean;
}
globalThis.IS_REACT_ACT_ENVIRONMENT = true;

// jsdom has no CSS object; React Aria asks it about selectors.
const css: Pick<typeof CSS, 'escape' | 'supports'> = {
  escape: (text: string) => text.replace(/[^\w-]/g, '\\$&'),
  supports: () => false,
};
globalThis.CSS ??= css as typeof CSS;

// jsdom has the dialog element without its methods; a test that chose Node has no elements at all. These open and close
// it; top layer and inertness are the browser's.
if (typeof HTMLDialogElement !== 'undefined') {
  HTMLDialogElement.prototype.showModal ??= function showModal(this: HTMLDialogElement) {
    this.open = true;
  };
  HTMLDialogElement.prototype.close ??= function close(this: HTMLDialogElement) {
    this.open = false;
  };
}

export {};
