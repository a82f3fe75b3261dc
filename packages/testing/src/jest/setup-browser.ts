declare global {
  var IS_REACT_ACT_ENVIRONMENT: boolean;
}
globalThis.IS_REACT_ACT_ENVIRONMENT = true;

// jsdom has no CSS object; React Aria asks it about selectors.
globalThis.CSS ??= { escape: (text: string) => text.replace(/[^\w-]/g, '\\$&'), supports: () => false } as typeof CSS;

// jsdom has the dialog element without its methods. These open and close it; top layer and inertness are the browser's.
HTMLDialogElement.prototype.showModal ??= function showModal(this: HTMLDialogElement) {
  this.open = true;
};
HTMLDialogElement.prototype.close ??= function close(this: HTMLDialogElement) {
  this.open = false;
};

export {};
