/** A container for frames that look each other up from the document. */
export interface LightPlace {
  readonly element: HTMLElement;
  remove(): void;
}

/**
 * Frames in a shadow root can't find each other. There, the container is a child of the host element, shown through a
 * slot; elsewhere it is a plain child.
 * @param name of the slot; unique in the page
 */
export function lightPlace(parent: HTMLElement, name: string): LightPlace {
  const element = document.createElement('div');
  const root = parent.getRootNode();
  if (!(root instanceof ShadowRoot)) {
    parent.append(element);
    return { element, remove: () => element.remove() };
  }
  const slot = document.createElement('slot');
  slot.name = name;
  element.slot = name;
  parent.append(slot);
  root.host.append(element);
  return {
    element,
    remove: () => {
      slot.remove();
      element.remove();
    },
  };
}
